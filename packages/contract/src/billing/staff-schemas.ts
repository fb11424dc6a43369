import * as z from 'zod/mini'
import { planSlugs } from '../enums.ts'
import { guid, instant, limitOffset, problem, text, token } from '../primitives.ts'
import { billingActions, statementOutcomes } from './enums.ts'

/** As a page sends it: ISO 8601 in UTC, of a year that Postgres and people know. */
const moment = z.iso.datetime().check(z.refine((at) => /^20\d\d-/.test(at), problem('dates-upside-down')))
const days = z.int().check(z.minimum(1), z.maximum(366))
const paidPlan = z.enum(planSlugs).check(z.refine((plan) => plan !== 'free', problem('required')))

export const giveGiftBody = z.strictObject({
  plan: z._default(paidPlan, 'startup'),
  days,
  /** Until when the company has a plan already, as the caller saw it; null where it has none. */
  seenUntil: z._default(z.nullable(z.iso.datetime()), null),
  reason: text(3, 300),
})
const promoCode = z.strictObject({
  code: z.string(),
  plan: z.enum(planSlugs),
  /** Of the plan. */
  title: z.string(),
  days: z.int(),
  /** Null: unlimited. */
  maxUses: z.nullable(z.int()),
  usedCount: z.int(),
  validFrom: z.nullable(instant),
  validUntil: z.nullable(instant),
  isValid: z.boolean(),
  /** It will never work again. */
  isOver: z.boolean(),
})
export type StaffPromoCode = z.infer<typeof promoCode>
export const createPromoCodeBody = z
  .strictObject({
    /** Letters, digits, `-` and `_`; read without regard to case. */
    code: z.string().check(z.refine((code) => /^[\w-]{4,40}$/.test(code.trim()), problem('code-wrong'))),
    plan: z._default(paidPlan, 'startup'),
    days,
    maxUses: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)))),
    validFrom: z.optional(z.nullable(moment)),
    validUntil: z.optional(z.nullable(moment)),
  })
  .check(
    z.refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom < validUntil, {
      ...problem('dates-upside-down'),
      path: ['validUntil'],
    }),
  )

/** An invoice has its month in Tallinn. Cents of euros, net of tax; what was given back counts in the month of its credit note. */
const month = z.strictObject({
  month: z.string(),
  plansNetCents: z.int(),
  promotionsNetCents: z.int(),
  creditedNetCents: z.int(),
  salesCount: z.int(),
})
export type RevenueMonth = z.infer<typeof month>

const action = z.strictObject({
  guid,
  at: instant,
  action: z.enum(billingActions),
  /** The staff member; null if their account was deleted. */
  by: z.nullable(z.string()),
  company: z.nullable(z.strictObject({ guid, name: z.nullable(z.string()) })),
  /** The order or the code that it is about. */
  subject: z.nullable(z.string()),
  amountCents: z.nullable(z.int()),
  reason: z.nullable(z.string()),
})
export type BillingAction = z.infer<typeof action>

const ofCode = z.strictObject({ code: token(40) })
const importStatementBody = z.strictObject({ xml: z.string().check(z.minLength(1), z.maxLength(900_000)) })
export const staffBillingSchemas = {
  giveGift: {
    params: z.strictObject({ companyGuid: guid }),
    body: giveGiftBody,
    reply: z.strictObject({ activeFrom: instant, activeUntil: instant }),
  },
  listAllPromoCodes: { reply: z.strictObject({ list: z.array(promoCode) }) },
  createPromoCode: { body: createPromoCodeBody, reply: promoCode },
  endPromoCode: { params: ofCode, reply: promoCode },
  importStatement: {
    body: importStatementBody,
    reply: z.strictObject({
      entries: z.array(
        z.strictObject({
          /** As the payer wrote it. */
          reference: z.string(),
          amountCents: z.int(),
          /** Of the order that the reference names. */
          number: z.nullable(z.string()),
          outcome: z.enum(statementOutcomes),
        }),
      ),
    }),
  },
  listBillingActions: {
    query: z.strictObject(limitOffset),
    reply: z.strictObject({ list: z.array(action), total: z.int() }),
  },
  getRevenue: { reply: z.strictObject({ months: z.array(month) }) },
} as const
