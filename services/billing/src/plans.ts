import type { Plan } from '@sild/contract/billing/schemas'
import type { Locale, PlanSlug } from '@sild/contract'
import { limitOf, planProperties } from '@sild/contract/permissions'

interface PlanTerms {
  readonly id: number
  readonly titles: Readonly<Record<Locale, string>>
  /** Net of tax; null while there is no price yet. */
  readonly priceCents: number | null
  readonly isAvailable: boolean
}

/** The plans in the order in which they are shown (S1-PLAN); what they allow stands in the contract. Business and Enterprise are coming soon. */
export const plans: Readonly<Record<PlanSlug, PlanTerms>> = {
  free: { id: 1, titles: { en: 'Free', et: 'Tasuta', fr: 'Gratuit' }, priceCents: 0, isAvailable: true },
  startup: { id: 2, titles: { en: 'Startup', et: 'Startup', fr: 'Startup' }, priceCents: 4990, isAvailable: true },
  business: { id: 3, titles: { en: 'Business', et: 'Business', fr: 'Business' }, priceCents: null, isAvailable: false },
  enterprise: {
    id: 4,
    titles: { en: 'Enterprise', et: 'Enterprise', fr: 'Enterprise' },
    priceCents: null,
    isAvailable: false,
  },
}

export const propertiesOf = (plan: PlanSlug): Plan['properties'] =>
  planProperties.map((type) => ({ type, limit: limitOf(plan, type) }))
