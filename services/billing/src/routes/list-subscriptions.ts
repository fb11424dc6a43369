import type { Reply } from '@sild/contract'
import { serve } from '../deps.ts'
import { Payment } from '../models/payment.ts'
import { Subscription } from '../models/subscription.ts'
import { plans } from '../plans.ts'

type State = Reply<'listSubscriptions'>['list'][number]['state']

export const listSubscriptionsRoute = serve('listSubscriptions', async ({ actor: { companyGuid }, deps, locale }) => {
  const { knex } = deps.database
  const rows = await Subscription.query(knex).where({ companyGuid }).orderBy('activeFrom', 'desc')
  const guids = rows.flatMap(({ paymentGuid }) => paymentGuid ?? [])
  const payments = await Payment.query(knex).findByIds(guids)
  const costs = new Map(payments.map((payment) => [payment.paymentGuid, payment.grossCents]))
  const now = deps.clock.now()
  return {
    list: rows.map((row) => ({
      guid: row.subscriptionGuid,
      plan: row.planSlug,
      title: plans[row.planSlug].titles[locale],
      state: stateOf(row, now),
      isGift: row.isGift,
      activeFrom: row.activeFrom.toISOString(),
      activeUntil: row.activeUntil.toISOString(),
      costCents: costs.get(row.paymentGuid ?? '') ?? 0,
      paymentGuid: row.paymentGuid,
    })),
  }
})

/** Derived from the dates, so no job is needed when a plan begins or ends (S4-SUB-01). */
function stateOf({ activeFrom, activeUntil, status }: Subscription, now: Date): State {
  if (status === 'CANCELED') return 'CANCELED'
  if (status === 'FINISHED' || activeUntil <= now) return 'FINISHED'
  return activeFrom > now ? 'WAITING' : 'ACTIVE'
}
