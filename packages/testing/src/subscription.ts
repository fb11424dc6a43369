import type { Reply } from '@sild/contract'
import { limitOf, type PlanProperty, planProperties } from '@sild/contract/permissions'

type Subscription = Reply<'getActiveSubscription'>

/** What the free plan allows in a month, and how much of it is used. */
export const subscriptionReply = (
  used: Partial<Record<PlanProperty, number>> = {},
  slug: Subscription['plan']['slug'] = 'free',
): Subscription => ({
  plan: { id: 1, slug, title: slug },
  planStatus: slug === 'free' ? 'FREE' : 'ACTIVE',
  state: slug === 'free' ? null : 'ACTIVE',
  activeFrom: '2026-11-01T00:00:00Z',
  activeUntil: null,
  properties: planProperties.map((type) => ({ type, limit: limitOf(slug, type), current: used[type] ?? 0 })),
})
