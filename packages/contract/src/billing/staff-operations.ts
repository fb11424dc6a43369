import { operation } from '../operation.ts'

/**
 * Gives a company a plan for some days, from now or after its current plan. Not to the caller's own company. Repeating
 * it gives once.
 */
export const giveGift = operation('POST', '/api/backoffice/companies/{companyGuid}/gift', {
  access: 'support',
  needsApproval: true,
  errors: ['company-not-found', 'conflict-of-interest', 'plan-changed-meanwhile'],
})
export const listAllPromoCodes = operation('GET', '/api/backoffice/promo-codes', { access: 'support', isRead: true })
export const createPromoCode = operation('POST', '/api/backoffice/promo-codes', {
  access: 'support',
  needsApproval: true,
  status: 201,
})
/** Companies that have used it keep what they got. */
export const endPromoCode = operation('POST', '/api/backoffice/promo-codes/{code}/end', {
  access: 'support',
  errors: ['promo-code-not-found'],
})
/**
 * Reads a bank statement (ISO 20022 camt.053) and settles the transfers that arrived with their reference and amount. The same
 * statement again settles nothing twice.
 */
export const importStatement = operation('POST', '/api/backoffice/payments/statement', {
  access: 'support',
  needsApproval: true,
  errors: ['statement-unreadable'],
})
/** What the staff did about money, the latest first. */
export const listBillingActions = operation('GET', '/api/backoffice/billing-actions', {
  access: 'support',
  isRead: true,
})
/** Monthly sales and refunds, from the invoices. */
export const getRevenue = operation('GET', '/api/backoffice/revenue', { access: 'admin', isRead: true })
