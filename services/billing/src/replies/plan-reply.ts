import type { Plan } from '@sild/contract/billing/schemas'
import type { Locale, PlanSlug } from '@sild/contract'
import { periodsOf, plans, propertiesOf } from '../plans.ts'

export function planReply(slug: PlanSlug, locale: Locale): Plan {
  const { guid, id, titles, priceCents, isAvailable } = plans[slug]
  return {
    id,
    guid,
    slug,
    title: titles[locale],
    priceCents,
    isAvailable,
    periods: periodsOf(slug),
    properties: propertiesOf(slug),
  }
}
