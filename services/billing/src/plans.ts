import type { Plan, planPropertyTypes } from '@sild/contract/billing/schemas'
import { type Locale, limits, type PlanSlug } from '@sild/contract'

export type PlanProperty = (typeof planPropertyTypes)[number]
export type Limit = number | null

interface PlanTerms {
  readonly id: number
  readonly titles: Readonly<Record<Locale, string>>
  /** Net of tax; null while there is no price yet. */
  readonly priceCents: number | null
  readonly isAvailable: boolean
}

/** The plans in the order in which they are shown (S1-PLAN). Business and Enterprise are coming soon. */
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

const none = 0
const unlimited = null
const { cases, gallery } = limits
const LINKS = 4
const LATEST_CASE = 1
const MONTH_DAYS = 30
const GIFT_DAYS = 90

/** What each plan allows (S6-PLAN), column by column in the order of `plans`. */
// oxfmt-ignore
const allowances: Readonly<Record<PlanProperty, readonly [free: Limit, startup: Limit, business: Limit, enterprise: Limit]>> = {
  'company-cover':           [none,        1,           1,           1],
  'company-links':           [none,        LINKS,       LINKS,       LINKS],
  'company-cases':           [none,        cases.max,   cases.max,   cases.max],
  'company-gallery':         [none,        gallery.max, gallery.max, gallery.max],
  'contact-views':           [20,          unlimited,   unlimited,   unlimited],
  'publications':            [unlimited,   unlimited,   unlimited,   unlimited],
  'company-personalization': [none,        unlimited,   unlimited,   unlimited],
  'responses':               [20,          unlimited,   unlimited,   unlimited],
  'read-company-cases':      [LATEST_CASE, unlimited,   unlimited,   unlimited],
  'read-company-gallery':    [unlimited,   unlimited,   unlimited,   unlimited],
  'read-company-links':      [unlimited,   unlimited,   unlimited,   unlimited],
  'days':                    [unlimited,   MONTH_DAYS,  MONTH_DAYS,  MONTH_DAYS],
  'gift':                    [none,        GIFT_DAYS,   none,        none],
}

const columns = Object.keys(plans) as PlanSlug[]
const properties = Object.keys(allowances) as PlanProperty[]

/** Null is unlimited. */
export const limitOf = (plan: PlanSlug, property: PlanProperty): Limit =>
  allowances[property][columns.indexOf(plan)] ?? unlimited

export const propertiesOf = (plan: PlanSlug): Plan['properties'] =>
  properties.map((type) => ({ type, limit: limitOf(plan, type) }))
