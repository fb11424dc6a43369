import type { ParsedInput } from '@sild/contract'
import { registrationNumberProblem } from '@sild/contract/companies/registration-number'
import { AppError, expression, invalidField, type SignedInActor, type Transaction } from '@sild/service-kit'
import { CompanyRequisites } from '../models/company-requisites.ts'
import { lockOwnCompany } from './lock-own-company.ts'

type Body = ParsedInput<'saveRequisites'>['body'] & { companyGuid: string }

/** Writes who pays, if nobody has written it since `version`; 0 where nobody has yet. */
export async function saveRequisites(
  trx: Transaction,
  actor: SignedInActor,
  { companyGuid, version, ...columns }: Body,
): Promise<CompanyRequisites> {
  const { countryCode } = await lockOwnCompany(trx, actor, companyGuid)
  const problem = registrationNumberProblem(columns.regCode, countryCode)
  if (problem) throw invalidField('regCode', { code: problem })
  const saved =
    version === 0
      ? await trx('companyRequisites')
          .insert({ ...columns, companyGuid })
          .onConflict('companyGuid')
          .ignore()
          .returning('*')
      : await CompanyRequisites.query(trx)
          .where({ companyGuid, version })
          .patch({ ...columns, version: expression`version + 1`, updatedAt: expression`now()` })
          .returning('*')
  if (!saved[0]) throw new AppError('company-changed-meanwhile')
  return saved[0]
}
