import type { ParsedInput } from '@sild/contract'
import { AppError, expression, type SignedInActor, type Transaction, uniqueViolation } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { Company } from '../models/company.ts'
import { CompanyRequisites } from '../models/company-requisites.ts'
import { Membership } from '../models/membership.ts'
import { type ChangedTerms, TaxChange } from '../models/tax-change.ts'
import { announceChange } from './announce-change.ts'

type Decision = ParsedInput<'decideTaxChange'>['body'] & { readonly changeGuid: string }

/**
 * Decides a change of what decides the tax. Accepted, it holds for the next order, and orders that are not paid are corrected.
 * @throws tax-change-not-found, tax-change-decided also where it was rewritten since the caller saw it, conflict-of-interest
 */
export async function decideTaxChange(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  { userGuid }: SignedInActor,
  { changeGuid, outcome, reason, requestedAt }: Decision,
): Promise<TaxChange> {
  const change = await TaxChange.query(trx).findById(changeGuid).forUpdate()
  if (!change) throw new AppError('tax-change-not-found')
  const { companyGuid } = change
  if (change.state !== 'waiting' || change.requestedAt.getTime() !== Date.parse(requestedAt))
    throw new AppError('tax-change-decided')
  if (await Membership.query(trx).findOne({ companyGuid, userGuid })) throw new AppError('conflict-of-interest')
  if (outcome === 'accepted') await applyTerms(trx, deps, companyGuid, change.after)
  const decided = await change
    .$query(trx)
    .patchAndFetch({ state: outcome, reason, decidedAt: expression`now()`, decidedBy: userGuid })
  await deps.outbox.publish(trx, 'tax-change-decided', {
    changeGuid,
    companyGuid,
    at: decided.decidedAt!.toISOString(),
  }) // It is set.
  return decided
}

async function applyTerms(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  companyGuid: string,
  {
    additionalAddress,
    cityId,
    cityTitle,
    countryCode,
    orgAddress,
    postalCode,
    registrationNumber,
    vatId,
  }: ChangedTerms,
): Promise<void> {
  const isMove = countryCode !== undefined || postalCode !== undefined
  try {
    await Company.query(trx)
      .findById(companyGuid)
      .patch({
        ...(countryCode !== undefined && { countryCode, cityId, cityTitle, verification: 'not-checked' as const }),
        ...(registrationNumber !== undefined && { registrationNumber, verification: 'not-checked' as const }),
        ...(isMove && { placeConfirmedAt: expression`now()` }),
        version: expression`version + 1`,
        updatedAt: expression`now()`,
      })
  } catch (error) {
    throw uniqueViolation(error, 'companies_name_once') ? new AppError('company-name-taken', { cause: error }) : error
  }
  if (vatId !== undefined || postalCode !== undefined)
    await CompanyRequisites.query(trx)
      .findById(companyGuid)
      .patch({
        ...(vatId !== undefined && { vatId }),
        ...(postalCode !== undefined && {
          postalCode: postalCode ?? '',
          orgAddress: orgAddress ?? '',
          additionalAddress,
        }),
        version: expression`version + 1`,
        updatedAt: expression`now()`,
      })
  await deps.outbox.publish(trx, 'company-changed', { companyGuid })
  await deps.outbox.publish(trx, 'company-tax-changed', { companyGuid })
  if (countryCode !== undefined || registrationNumber !== undefined)
    await deps.outbox.add(trx, 'verify-company', { companyGuid })
  announceChange(trx, deps, companyGuid)
}
