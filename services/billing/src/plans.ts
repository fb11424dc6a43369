import type { PlanMonths } from '@sild/contract/billing/enums'
import type { Plan } from '@sild/contract/billing/schemas'
import type { Locale, PlanSlug } from '@sild/contract'
import { limitOf, planProperties } from '@sild/contract/permissions'

interface PlanTerms {
  readonly id: number
  readonly guid: string
  readonly titles: Readonly<Record<Locale, string>>
  /** Net of tax; null without a price. */
  readonly priceCents: number | null
  readonly isAvailable: boolean
}

/**
 * The plans in the order of display (S1-PLAN). Their limits are in the contract. Business and Enterprise are coming
 * soon.
 */
export const plans: Readonly<Record<PlanSlug, PlanTerms>> = {
  free: {
    id: 1,
    guid: '0198f3a0-0000-7000-8000-000000000001',
    titles: { en: 'Free', et: 'Tasuta', fr: 'Gratuit' },
    priceCents: 0,
    isAvailable: true,
  },
  startup: {
    id: 2,
    guid: '0198f3a0-0000-7000-8000-000000000002',
    titles: { en: 'Startup', et: 'Startup', fr: 'Startup' },
    priceCents: 4990,
    isAvailable: true,
  },
  business: {
    id: 3,
    guid: '0198f3a0-0000-7000-8000-000000000003',
    titles: { en: 'Business', et: 'Business', fr: 'Business' },
    priceCents: null,
    isAvailable: false,
  },
  enterprise: {
    id: 4,
    guid: '0198f3a0-0000-7000-8000-000000000004',
    titles: { en: 'Enterprise', et: 'Enterprise', fr: 'Enterprise' },
    priceCents: null,
    isAvailable: false,
  },
}

/** The periods of a plan, with the discount for longer ones. */
const periods: readonly { readonly months: PlanMonths; readonly discountPercent: number }[] = [
  { months: 1, discountPercent: 0 },
  { months: 3, discountPercent: 5 },
  { months: 12, discountPercent: 15 },
]

export interface PlanPeriod {
  readonly months: PlanMonths
  readonly discountPercent: number
  /** For the whole period, net of tax. */
  readonly priceCents: number
}

export const periodsOf = (plan: PlanSlug): PlanPeriod[] => {
  const { isAvailable, priceCents } = plans[plan]
  if (!priceCents || !isAvailable) return []
  return periods.map(({ discountPercent, months }) => ({
    months,
    discountPercent,
    priceCents: Math.round((priceCents * months * (100 - discountPercent)) / 100),
  }))
}

export const propertiesOf = (plan: PlanSlug): Plan['properties'] =>
  planProperties.map((type) => ({ type, limit: limitOf(plan, type) }))
