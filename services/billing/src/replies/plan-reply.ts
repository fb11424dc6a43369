import type { Plan } from '@sild/contract/billing/schemas'
import type { Locale, PlanSlug } from '@sild/contract'
import { plans, propertiesOf } from '../plans.ts'

export function planReply(slug: PlanSlug, locale: Locale): Plan {
  const { id, titles, priceCents, isAvailable } = plans[slug]
  return { id, slug, title: titles[locale], priceCents, isAvailable, properties: propertiesOf(slug) }
}
