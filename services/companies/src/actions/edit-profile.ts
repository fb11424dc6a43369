import { AppError, expression, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { PartialModelObject } from 'objection'
import { Company } from '../models/company.ts'
import { findOwnCompany } from './find-own-company.ts'

interface Edit {
  readonly companyGuid: string
  readonly version: number
}

/** Takes the own company for one edit: others wait, and an edit of an older version is refused. */
export async function editProfile(
  trx: Transaction,
  actor: SignedInActor,
  { companyGuid, version }: Edit,
  columns: PartialModelObject<Company> = {},
): Promise<Company> {
  const company = await findOwnCompany(trx, actor, companyGuid)
  const edited = await Company.query(trx)
    .findById(companyGuid)
    .where({ version })
    .patch({ ...columns, version: expression`version + 1`, updatedAt: expression`now()` })
  if (edited === 0) throw new AppError('company-changed-meanwhile')
  return company
}
