import type { Locale, Reply } from '@sild/contract'
import type { PlanInForce } from '../models/plan-in-force.ts'
import { plans, propertiesOf } from '../plans.ts'

const planStatusOf = { never: 'FREE', running: 'ACTIVE', over: 'EXPIRED' } as const
const stateOf = { never: null, running: 'ACTIVE', over: 'FINISHED' } as const

export function subscriptionReply(
  { plan, paidPeriod, startsAt, endsAt }: PlanInForce,
  used: ReadonlyMap<string, number>,
  locale: Locale,
): Reply<'getActiveSubscription'> {
  return {
    plan: { id: plans[plan].id, slug: plan, title: plans[plan].titles[locale] },
    planStatus: planStatusOf[paidPeriod],
    state: stateOf[paidPeriod],
    activeFrom: startsAt.toISOString(),
    activeUntil: endsAt?.toISOString() ?? null,
    properties: propertiesOf(plan).map((property) => ({ ...property, current: used.get(property.type) ?? 0 })),
  }
}
