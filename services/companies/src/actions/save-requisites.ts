import type { ParsedInput } from '@sild/contract'
import { registrationNumberProblem } from '@sild/contract/companies/registration-number'
import { invalidField, type SignedInActor, type Transaction } from '@sild/service-kit'
import { raw } from 'objection'
import { companyChangedMeanwhile } from '../errors.ts'
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
          .patch({ ...columns, version: raw('version + 1'), updatedAt: raw('now()') })
          .returning('*')
  if (!saved[0]) throw companyChangedMeanwhile()
  return saved[0]
}
