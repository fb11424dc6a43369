import { operation } from '../operation.ts'

export const listPlans = operation('GET', '/api/subscription/plans', { access: 'guest', isRead: true, isShared: true })
export const getActiveSubscription = operation('GET', '/api/user/company/{guid}/subscription/active', {
  access: 'company',
  errors: ['company-not-found'],
  isRead: true,
})
/** The promo codes that the caller's company has used. */
export const listPromoCodes = operation('GET', '/api/user/promo', { access: 'member', isRead: true })
/** Gives the company a plan for a while, from now or from when the paid one ends. A code works once for a company, a person and a register number. */
export const applyPromoCode = operation('POST', '/api/user/promo', { access: 'company', errors: ['promo-code-used'] })
/** Plan in force of a company, for sessions. */
export const getCompanyPlan = operation('GET', '/internal/billing/companies/{companyGuid}/plan', {
  access: 'system',
  isRead: true,
})
/** The period that runs, and until when plans are paid for or given. */
export const getPlanTerm = operation('GET', '/internal/billing/companies/{companyGuid}/plan-term', {
  access: 'system',
  isRead: true,
})
/**
 * Takes one of a plan's monthly allowance, which all companies of a person, or of a register number, share. Repeated
 * calls with the same effect key consume it once.
 */
export const consumeQuota = operation('POST', '/internal/billing/quota/consume', {
  access: 'system',
  errors: ['quota-exceeded'],
})
/** Every use of the company's allowances and what was given back of them, the latest first. */
export const listQuotaEntries = operation('GET', '/api/user/quota', { access: 'company', isRead: true })
/** Gives back what an effect key took: to its period, or to the one that runs if that is over. Never more than was taken. */
export const releaseQuota = operation('POST', '/internal/billing/quota/release', { access: 'system' })
/** Purpose and outcome of a payment, for support. */
export const getPaymentFacts = operation('GET', '/internal/billing/payments/{paymentGuid}', {
  access: 'system',
  errors: ['payment-not-found'],
  isRead: true,
})

/** The billing data in a user's export of personal data. */
export const exportBillingData = operation('POST', '/internal/billing/personal-data', {
  access: 'system',
  isRead: true,
})
