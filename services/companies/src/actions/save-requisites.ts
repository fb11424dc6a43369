import type { ParsedInput } from '@sild/contract'
import { keysOf } from '@sild/contract/keys'
import { registrationNumberProblem } from '@sild/contract/companies/registration-number'
import { AppError, expression, invalidField, type SignedInActor, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { CompanyRequisites } from '../models/company-requisites.ts'
import type { ChangedTerms } from '../models/tax-change.ts'
import { changedTaxTerms, shownTaxTerms } from '../rules/tax-terms.ts'
import { lockOwnCompany } from './lock-own-company.ts'
import { type Period, requestTaxChange } from './request-tax-change.ts'

type Body = ParsedInput<'saveRequisites'>['body'] & {
  companyGuid: string
  /** Given where the edit changes the tax. */
  period: Period | null
}

/**
 * Writes the requisites if `version` is still the stored one; 0 means that there are none. Without a version they are replaced. A
 * field that changes the tax waits for the staff; the others are written at once. @throws company-changed-meanwhile, tax-changed-lately
 */
export async function saveRequisites(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'clock' | 'outbox'>,
  actor: SignedInActor,
  { companyGuid, period, version, ...columns }: Body,
): Promise<CompanyRequisites> {
  const { countryCode } = await lockOwnCompany(trx, actor, companyGuid)
  const problem = registrationNumberProblem(columns.regCode, countryCode)
  if (problem) throw invalidField('regCode', { code: problem })
  const before = version === 0 ? undefined : await CompanyRequisites.query(trx).findById(companyGuid)
  const current = version ?? before?.version ?? 0
  const after = before ? changedTaxTerms(countryCode, before, columns) : {}
  const stored = before ? pick(before, after) : {}
  const saved =
    current === 0
      ? await trx('companyRequisites')
          .insert({ ...columns, companyGuid })
          .onConflict('companyGuid')
          .ignore()
          .returning('*')
      : await CompanyRequisites.query(trx)
          .where({ companyGuid, version: current })
          .patch({ ...columns, ...stored, version: expression`version + 1`, updatedAt: expression`now()` })
          .returning('*')
  if (!saved[0]) throw new AppError('company-changed-meanwhile')
  if (before && keysOf(after).length > 0) {
    // The company has moved since the caller looked.
    if (!period) throw new AppError('company-changed-meanwhile')
    await requestTaxChange(trx, deps, { companyGuid, after, before: shownTaxTerms(stored), period })
  }
  await deps.outbox.publish(trx, 'company-tax-changed', { companyGuid })
  return saved[0]
}

/** The fields of the requisites that a change would write, as they are. */
const pick = (before: CompanyRequisites, after: ChangedTerms): Partial<CompanyRequisites> =>
  Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(after, name)))
