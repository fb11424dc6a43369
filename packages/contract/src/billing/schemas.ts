import * as z from 'zod/mini'
import { cardTypes, planSlugs } from '../enums.ts'
import { personalData } from '../personal-data.ts'
import { acknowledged, guid, instant, limitOffset, locale, problem, programLine } from '../primitives.ts'
import {
  limitedProperties,
  paymentStatuses,
  planMonths,
  planStatuses,
  quotaReturns,
  quotaTargets,
  subscriptionStates,
} from './enums.ts'

/**
 * Properties that a plan gives (section 6); a limit of null is unlimited. `read-company-…` says how much of it a reader sees
 * and also how much a company shows: the smaller of the two holds.
 */
export const planPropertyTypes = [
  'company-cover',
  'company-links',
  'company-cases',
  'company-gallery',
  'contact-views',
  'publications',
  'company-personalization',
  'responses',
  'read-company-cases',
  'read-company-gallery',
  'read-company-links',
  'days',
  'gift',
] as const
const planProperty = z.strictObject({ type: z.enum(planPropertyTypes), limit: z.nullable(z.int()) })
const plan = z.strictObject({
  id: z.int(),
  guid,
  slug: z.enum(planSlugs),
  title: z.string(),
  priceCents: z.nullable(z.int()),
  isAvailable: z.boolean(),
  /** For how long it is sold and for how much, net of tax; none of a plan without a price. */
  periods: z.array(z.strictObject({ months: z.literal(planMonths), discountPercent: z.int(), priceCents: z.int() })),
  properties: z.array(planProperty),
})
export type Plan = z.infer<typeof plan>

const quotaProperty = z.enum(limitedProperties)
const quota = z.strictObject({ property: quotaProperty, limit: z.nullable(z.int()), used: z.int() })

const quotaEntry = z.strictObject({
  guid,
  property: quotaProperty,
  /** Null for a use. */
  returned: z.nullable(z.enum(quotaReturns)),
  at: instant,
  /** Remaining quota afterwards; null if unlimited. */
  left: z.nullable(z.int()),
  /** Null for uses from before they were noted. A name and an address only of what is still there. */
  target: z.nullable(
    z.strictObject({
      kind: z.enum(quotaTargets),
      guid,
      name: z.nullable(z.string()),
      slug: z.nullable(z.string()),
      cardType: z.nullable(z.enum(cardTypes)),
    }),
  ),
})
export type QuotaEntry = z.infer<typeof quotaEntry>

const promoCode = z.strictObject({
  code: z.string(),
  /** Description of the benefit, in the caller's language. */
  description: z.string(),
  activeFrom: instant,
  activeUntil: instant,
})
export const applyPromoCodeBody = z.strictObject({
  code: z.string().check(
    z.refine((code) => code.trim() !== '', { ...problem('required'), abort: true }),
    z.refine((code) => /^[\w-]{1,40}$/.test(code.trim()), problem('code-wrong')),
  ),
})

export const billingSchemas = {
  listPlans: { reply: z.strictObject({ list: z.array(plan) }) },
  getActiveSubscription: {
    params: z.strictObject({ guid }),
    reply: z.strictObject({
      plan: z.strictObject({ id: z.int(), slug: z.enum(planSlugs), title: z.string() }),
      planStatus: z.enum(planStatuses),
      state: z.nullable(z.enum(subscriptionStates)),
      activeFrom: instant,
      activeUntil: z.nullable(instant),
      properties: z.array(
        z.strictObject({ type: z.enum(planPropertyTypes), limit: z.nullable(z.int()), current: z.int() }),
      ),
    }),
  },
  listPromoCodes: { reply: z.strictObject({ list: z.array(promoCode) }) },
  applyPromoCode: { body: applyPromoCodeBody, reply: promoCode },
  getPaymentFacts: {
    params: z.strictObject({ paymentGuid: guid }),
    reply: z.strictObject({
      /** What people call it. */
      number: z.string(),
      product: z.string(),
      status: z.enum(paymentStatuses),
      companyGuid: guid,
      userGuid: z.nullable(guid),
      /** Of the person who ordered it. */
      locale,
    }),
  },
  getCompanyPlan: { params: z.strictObject({ companyGuid: guid }), reply: z.strictObject({ plan: z.enum(planSlugs) }) },
  getPlanTerm: {
    params: z.strictObject({ companyGuid: guid }),
    reply: z.strictObject({
      /** Of the paid period, or of the calendar month in UTC. */
      startsAt: instant,
      /** End of the last period that is paid for or given; null on the free plan. */
      until: z.nullable(instant),
    }),
  },
  consumeQuota: {
    body: z.strictObject({
      companyGuid: guid,
      /** Who acts for the company: an allowance is also theirs. */
      userGuid: guid,
      property: quotaProperty,
      effectKey: programLine(200),
      target: z.optional(z.strictObject({ kind: z.enum(quotaTargets), guid })),
      /** The effect is taken again in each period of the plan. */
      isPerPeriod: z.optional(z.boolean()),
    }),
    reply: quota,
  },
  releaseQuota: {
    body: z.strictObject({
      companyGuid: guid,
      property: quotaProperty,
      effectKey: programLine(200),
      reason: z._default(z.enum(quotaReturns), 'not-written'),
    }),
    reply: acknowledged,
  },
  listQuotaEntries: {
    query: z.strictObject(limitOffset),
    reply: z.strictObject({ list: z.array(quotaEntry), total: z.int() }),
  },
  exportBillingData: personalData,
} as const
