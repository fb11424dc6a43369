import type { TaxTerms } from '@sild/contract/companies/tax-change'
import { AppError, asSystem, type Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { type ChangedTerms, findWaitingChange, TaxChange } from '../models/tax-change.ts'

/** Start of the period for one tax change of a company. Calls billing, so it runs before the transaction. */
export async function findPeriodStart({ calls }: Pick<CompaniesDeps, 'calls'>, companyGuid: string) {
  const actor = asSystem('the tax changes once a period')
  const { startsAt, until } = await calls.call('getPlanTerm', { params: { companyGuid } }, { actor })
  return { startsAt: new Date(startsAt), until }
}
export type Period = Awaited<ReturnType<typeof findPeriodStart>>

interface TaxChangeRequest {
  readonly companyGuid: string
  readonly before: TaxTerms
  readonly after: ChangedTerms
  readonly period: Period
}

/**
 * Stores a change of the terms that decide the tax and notifies the staff once. A waiting change gets the new terms.
 * @throws tax-changed-lately where one was accepted in this period
 */
export async function requestTaxChange(
  trx: Transaction,
  { clock, outbox }: Pick<CompaniesDeps, 'clock' | 'outbox'>,
  { after, before, companyGuid, period }: TaxChangeRequest,
): Promise<void> {
  const accepted = await TaxChange.query(trx)
    .where({ companyGuid, state: 'accepted' })
    .where('decidedAt', '>=', period.startsAt)
    .first()
  if (accepted)
    throw new AppError('tax-changed-lately', {
      values: { until: Date.parse(period.until ?? endOfMonth(period.startsAt)) },
    })
  const requestedAt = clock.now()
  const waiting = await findWaitingChange(trx, companyGuid)
  const { changeGuid } = waiting
    ? await waiting
        .$query(trx)
        .patchAndFetch({ before: { ...before, ...waiting.before }, after: { ...waiting.after, ...after }, requestedAt })
    : await TaxChange.query(trx).insertAndFetch({ companyGuid, before, after, requestedAt })
  // Staff have the mail about a waiting change, and its page shows the new terms.
  if (!waiting)
    await outbox.publish(trx, 'tax-change-requested', { changeGuid, companyGuid, at: requestedAt.toISOString() })
}

const endOfMonth = (start: Date): string =>
  new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)).toISOString()
