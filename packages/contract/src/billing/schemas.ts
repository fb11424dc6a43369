import * as z from 'zod/mini'
import { planSlugs, planStatuses, subscriptionStatuses } from '../enums.ts'
import { acknowledged, guid, instant } from '../primitives.ts'

/** Properties that a plan gives (section 6); a limit of null is unlimited. */
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
  slug: z.enum(planSlugs),
  title: z.string(),
  priceCents: z.nullable(z.int()),
  isAvailable: z.boolean(),
  properties: z.array(planProperty),
})
export type Plan = z.infer<typeof plan>

const quotaProperty = z.enum(['responses', 'contact-views'])
const quota = z.strictObject({ property: quotaProperty, limit: z.nullable(z.int()), used: z.int() })

export const billingSchemas = {
  listPlans: { reply: z.strictObject({ list: z.array(plan) }) },
  getActiveSubscription: {
    params: z.strictObject({ guid }),
    reply: z.strictObject({
      plan: z.strictObject({ id: z.int(), slug: z.enum(planSlugs), title: z.string() }),
      planStatus: z.enum(planStatuses),
      state: z.nullable(z.enum(subscriptionStatuses)),
      activeFrom: instant,
      activeUntil: z.nullable(instant),
      properties: z.array(
        z.strictObject({ type: z.enum(planPropertyTypes), limit: z.nullable(z.int()), current: z.int() }),
      ),
    }),
  },
  getCompanyPlan: { params: z.strictObject({ companyGuid: guid }), reply: z.strictObject({ plan: z.enum(planSlugs) }) },
  consumeQuota: {
    body: z.strictObject({
      companyGuid: guid,
      property: quotaProperty,
      effectKey: z.string().check(z.maxLength(200)),
      /** The effect is taken anew in each period of the plan. */
      isPerPeriod: z.optional(z.boolean()),
    }),
    reply: quota,
  },
  releaseQuota: {
    body: z.strictObject({ companyGuid: guid, property: quotaProperty, effectKey: z.string().check(z.maxLength(200)) }),
    reply: acknowledged,
  },
} as const
