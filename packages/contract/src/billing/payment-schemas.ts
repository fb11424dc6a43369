import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { cardTypes, planSlugs, promotionStates } from '../enums.ts'
import {
  acknowledged,
  downloadedFile,
  guid,
  instant,
  limitOffset,
  ownPath,
  priceCents,
  problem,
  programLine,
  queryNumber,
  text,
} from '../primitives.ts'
import {
  differenceKinds,
  saleDocuments,
  orderTypes,
  paymentDirections,
  paymentMethods,
  paymentStatuses,
  planMonths,
  promotionDays,
  subscriptionStates,
  vatSchemes,
} from './enums.ts'

const cents = z.int().check(z.nonnegative())
/** Whole cents of euros. `gross` is `net` and `vat`. */
const paymentAmount = z.strictObject({
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  /** Per cent, with one decimal at most: Finland has 25.5. */
  vatPercent: z.number(),
  vatScheme: z.enum(vatSchemes),
})

/** The reference that a bank transfer needs to be matched to its order. */
const transferDetails = z.strictObject({
  beneficiary: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** ISO 11649, in groups of four as people type it. */
  reference: z.string(),
})

export const payment = z.strictObject({
  guid,
  /** What people call it in mails and on the phone. */
  number: z.string(),
  type: z.enum(orderTypes),
  /** In the language of the caller. */
  product: z.string(),
  /** Of a subscription; null for anything else, as `months` is of a gift. */
  plan: z.nullable(z.enum(planSlugs)),
  months: z.nullable(z.literal(planMonths)),
  promotion: z.nullable(
    z.strictObject({
      days: z.literal(promotionDays),
      publication: z.strictObject({ guid, cardType: z.enum(cardTypes), name: z.string() }),
      /** Null until it is paid. */
      state: z.nullable(z.enum(promotionStates)),
    }),
  ),
  /** Null for a gift. */
  method: z.nullable(z.enum(paymentMethods)),
  status: z.enum(paymentStatuses),
  amount: paymentAmount,
  refundedCents: cents,
  refundReason: z.nullable(z.string()),
  createdAt: instant,
  paidAt: z.nullable(instant),
  /** Until when it can be paid; null where it cannot any more. */
  payableUntil: z.nullable(instant),
  /** Where it is paid, for as long as it can be. */
  paymentUrl: z.nullable(z.string()),
  transfer: z.nullable(transferDetails),
  /** What the payment brought. */
  period: z.nullable(z.strictObject({ activeFrom: instant, activeUntil: instant })),
  /** Its invoice, then the credit notes for what was given back. */
  documents: z.array(
    z.strictObject({ number: z.string(), kind: z.enum(saleDocuments), issuedAt: instant, totalCents: cents }),
  ),
})
export type Payment = z.infer<typeof payment>

const subscription = z.strictObject({
  guid,
  plan: z.enum(planSlugs),
  title: z.string(),
  state: z.enum(subscriptionStates),
  isGift: z.boolean(),
  activeFrom: instant,
  activeUntil: instant,
  /** Gross, in cents; 0 for a gift. */
  costCents: cents,
  paymentGuid: z.nullable(guid),
})

const months = z.literal(planMonths)
export const subscribeBody = z.strictObject({
  months: z._default(months, 1),
  method: z._default(z.enum(paymentMethods), 'card'),
  /** Paths of the portal that the provider leads back to; `paymentPlaceholder` in them is filled in. */
  successUrl: ownPath,
  cancelUrl: ownPath,
})
export const askForPlanBody = z.strictObject({ message: text(1, limits.shortDescription.max) })
export const refundBody = z.strictObject({
  amountCents: priceCents,
  /** How much had gone back already, as the caller saw it. */
  seenRefundedCents: z._default(cents.check(z.maximum(limits.priceCents.max)), 0),
  reason: text(3, 300),
})
const settleTransferBody = z.strictObject({
  /** The received amount. */
  amountCents: priceCents,
})
/**
 * For the form of one order: a wrong amount would activate nothing, so the form rejects it before requesting an
 * approval.
 */
export const settleTransferBodyOf = (grossCents: number) =>
  settleTransferBody.check(
    z.refine(({ amountCents }) => amountCents === grossCents, {
      ...problem('amount-differs', { val: grossCents / 100 }),
      path: ['amountCents'],
    }),
  )

const ofYear = queryNumber(2020, 2100)
const ofPayment = z.strictObject({ paymentGuid: guid })
/** A PDF, as base64 like every binary in JSON. */
const writtenFile = z.strictObject({ fileName: z.string(), base64: z.string() })
const staffPayment = z.extend(payment, {
  company: z.strictObject({ guid, name: z.nullable(z.string()) }),
  provider: z.string(),
})
export type StaffPayment = z.infer<typeof staffPayment>
const paymentDifference = z.strictObject({
  guid,
  kind: z.enum(differenceKinds),
  paymentGuid: z.nullable(guid),
  number: z.nullable(z.string()),
  provider: z.string(),
  providerRef: z.string(),
  /** What our books say and what the provider says, in cents; null where one of them knows nothing. */
  ownCents: z.nullable(z.int()),
  providerCents: z.nullable(z.int()),
  foundAt: instant,
  resolvedAt: z.nullable(instant),
})
export type PaymentDifference = z.infer<typeof paymentDifference>

export const paymentSchemas = {
  subscribe: {
    params: z.strictObject({ guid, subGuid: guid }),
    body: subscribeBody,
    reply: z.strictObject({ paymentUrl: z.string(), paymentGuid: guid }),
  },
  listPayments: {
    query: z.strictObject({
      ...limitOffset,
      /** The company of the caller; another one's list is empty. */
      company: z.optional(guid),
      direction: z.optional(z.enum(paymentDirections)),
      status: z.optional(z.enum(paymentStatuses)),
      type: z.optional(z.enum(orderTypes)),
      year: z.optional(ofYear),
    }),
    reply: z.strictObject({ list: z.array(payment), total: z.int(), years: z.array(z.int()) }),
  },
  getPayment: { params: ofPayment, reply: payment },
  getInvoice: {
    params: ofPayment,
    /** Of a credit note its number; the invoice without one. */
    query: z.strictObject({ number: z.optional(programLine(40)) }),
    reply: writtenFile,
  },
  getReceipt: { params: ofPayment, reply: writtenFile },
  exportPayments: { query: z.strictObject({ year: ofYear }), reply: downloadedFile },
  exportDocuments: { query: z.strictObject({ year: ofYear }), reply: downloadedFile },
  cancelPayment: { params: ofPayment, reply: payment },
  listSubscriptions: { reply: z.strictObject({ list: z.array(subscription) }) },
  askForPlan: { params: z.strictObject({ slug: z.enum(planSlugs) }), body: askForPlanBody, reply: acknowledged },
  receivePaymentEvent: {
    params: z.strictObject({ provider: z.enum(['test-bank', 'stripe']) }),
    reply: acknowledged,
  },
  listAllPayments: {
    query: z.strictObject({
      ...limitOffset,
      status: z.optional(z.enum(paymentStatuses)),
      /** A number, or a part of a company's name. */
      query: z.optional(programLine(100)),
      companyGuid: z.optional(guid),
    }),
    reply: z.strictObject({ list: z.array(staffPayment), total: z.int() }),
  },
  settleTransfer: { params: ofPayment, body: settleTransferBody, reply: staffPayment },
  refundPayment: { params: ofPayment, body: refundBody, reply: staffPayment },
  listPaymentDifferences: { reply: z.strictObject({ list: z.array(paymentDifference) }) },
  resolvePaymentDifference: { params: z.strictObject({ differenceGuid: guid }), reply: acknowledged },
} as const
