/** Closed sets of plans and payments, without a validator, so that pages may have them. */
/** S4-SUB-06, in the order of the filter. */
export const paymentStatuses = ['WAITING', 'PAID', 'REJECTED', 'CANCELED', 'REFUNDED', 'GIFT'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
/** S3-OTHER-15: a plan, or something bought for a publication. */
export const orderTypes = ['subscription', 'option'] as const
/** `OUT` is paid by the company, `IN` came back to it. */
export const paymentDirections = ['OUT', 'IN'] as const
export const paymentMethods = ['card', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** Periods that a plan is sold for, in months. */
export const planMonths = [1, 3, 12] as const
export type PlanMonths = (typeof planMonths)[number]
/** For how many days a publication can be promoted. */
export const promotionDays = [7, 14, 30] as const
export type PromotionDays = (typeof promotionDays)[number]
/** Claimed factor by which a promotion multiplies views (S9-CONST-25). */
export const claimedViewsFactor = 15
/** Why a sale has the tax that it has. */
export const vatSchemes = ['domestic', 'reverse-charge', 'one-stop-shop', 'outside-scope'] as const
export type VatScheme = (typeof vatSchemes)[number]
export const subscriptionStates = ['ACTIVE', 'WAITING', 'FINISHED', 'CANCELED'] as const
export const differenceKinds = [
  'amount-differs',
  'paid-there-only',
  'paid-here-only',
  'refund-differs',
  'paid-after-cancel',
  /** Sold without tax as outside the Union, and paid from inside. */
  'tax-place-differs',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]
/** What became of a line of a bank statement. */
export const statementOutcomes = ['settled', 'settled-before', 'amount-differs', 'order-ended', 'unknown'] as const
export type StatementOutcome = (typeof statementOutcomes)[number]
/** What the staff may do about money, as the log names it. */
export const billingActions = [
  'refunded',
  'transfer-settled',
  'difference-settled',
  'gift-given',
  'code-created',
  'code-ended',
] as const
export type BillingActionName = (typeof billingActions)[number]
export const saleDocuments = ['invoice', 'credit-note'] as const
/** How many days before its end a plan can be bought on: the mail that reminds of it leads there. */
export const renewalDays = 7
/** Of the company's plan (S4-SUB-02). */
export const planStatuses = ['ACTIVE', 'FREE', 'EXPIRED'] as const
/** Things that use up an allowance. */
export const quotaTargets = ['publication', 'company'] as const
export type QuotaTarget = (typeof quotaTargets)[number]
/** Why a use of an allowance is given back. */
export const quotaReturns = ['not-written', 'closed-unseen', 'removed', 'company-removed', 'unanswered'] as const
export type QuotaReturn = (typeof quotaReturns)[number]
/** Quota for a response is returned if it is unanswered for this many days. */
export const unansweredDays = 14
/** Properties of a plan with a limit per period. */
export const limitedProperties = ['responses', 'contact-views'] as const

/** Stands for the guid of a payment that is not made yet, in an address that leads to it. */
export const paymentPlaceholder = 'payment-guid'
