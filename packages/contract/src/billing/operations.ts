import type { Operation } from '../operation.ts'

export const listPlans = {
  name: 'listPlans',
  method: 'GET',
  path: '/api/subscription/plans',
  service: 'billing',
  access: 'guest',
  errors: [],
  isRead: true,
  isShared: true,
} as const satisfies Operation
export const getActiveSubscription = {
  name: 'getActiveSubscription',
  method: 'GET',
  path: '/api/user/company/{guid}/subscription/active',
  service: 'billing',
  access: 'company',
  errors: ['company-not-found'],
  isRead: true,
} as const satisfies Operation
/** The promo codes that the caller's company has used. */
export const listPromoCodes = {
  name: 'listPromoCodes',
  method: 'GET',
  path: '/api/user/promo',
  service: 'billing',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** Gives the company a plan for a while, from now or from when the paid one ends. A code works once for a company, a person and a register number. */
export const applyPromoCode = {
  name: 'applyPromoCode',
  method: 'POST',
  path: '/api/user/promo',
  service: 'billing',
  access: 'company',
  errors: ['promo-code-used'],
} as const satisfies Operation
/** Plan in force of a company, for sessions. */
export const getCompanyPlan = {
  name: 'getCompanyPlan',
  method: 'GET',
  path: '/internal/billing/companies/{companyGuid}/plan',
  service: 'billing',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation
/**
 * Takes one of a plan's monthly allowance, which all companies of a person, or of a register number, have together. The same
 * effect key takes it once, however often it is asked.
 */
export const consumeQuota = {
  name: 'consumeQuota',
  method: 'POST',
  path: '/internal/billing/quota/consume',
  service: 'billing',
  access: 'system',
  errors: ['quota-exceeded'],
} as const satisfies Operation
/** Gives back what an effect key took, where the effect did not come about. */
export const releaseQuota = {
  name: 'releaseQuota',
  method: 'POST',
  path: '/internal/billing/quota/release',
  service: 'billing',
  access: 'system',
  errors: [],
} as const satisfies Operation
