import { operation } from '../operation.ts'

/**
 * Orders a plan for a company that none runs for, and answers where it is paid: the provider's page, or our own with what to
 * write on a bank transfer. The same order asked again answers the same page for as long as it is open.
 */
export const subscribe = operation('POST', '/api/company/{guid}/subscription/{subGuid}/subscribe', {
  access: 'company',
  errors: [
    'company-not-found',
    'plan-not-found',
    'plan-not-available',
    'plan-runs',
    'order-open',
    'provider-unavailable',
  ],
})
/** What the company has bought, paid or was given, the newest first. */
export const listPayments = operation('GET', '/api/user/payments', { access: 'company', isRead: true })
export const getPayment = operation('GET', '/api/user/payments/{paymentGuid}', {
  access: 'company',
  errors: ['payment-not-found'],
  isRead: true,
})
/** The invoice of a payment, or a credit note of it by its number, as PDF/A-3 with its structured half. */
export const getInvoice = operation('GET', '/api/user/payments/{paymentGuid}/invoice', {
  access: 'company',
  errors: ['payment-not-found', 'invoice-not-found'],
  isRead: true,
  isPrivate: true,
})
/** That a payment has arrived, as PDF. */
export const getReceipt = operation('GET', '/api/user/payments/{paymentGuid}/receipt', {
  access: 'company',
  errors: ['payment-not-found', 'invoice-not-found'],
  isRead: true,
  isPrivate: true,
})
/** The payments of a year, line by line, as CSV in the language of the caller. */
export const exportPayments = operation('GET', '/api/user/billing/payments.csv', {
  access: 'company',
  isRead: true,
  isPrivate: true,
  isDownload: true,
})
/** The invoices and credit notes of a year with its CSV, as one ZIP for the accountant. */
export const exportDocuments = operation('GET', '/api/user/billing/documents.zip', {
  access: 'company',
  isRead: true,
  isPrivate: true,
  isDownload: true,
})
/** Takes an order back that is not paid. One that was paid meanwhile stays paid. */
export const cancelPayment = operation('POST', '/api/user/payments/{paymentGuid}/cancel', {
  access: 'company',
  errors: ['payment-not-found', 'payment-settled', 'provider-unavailable'],
})
/** The plans that the company has had, has and will have, the newest first. */
export const listSubscriptions = operation('GET', '/api/user/subscriptions', { access: 'company', isRead: true })
/** Notifies sales that a company is interested in a plan that is not sold yet. */
export const askForPlan = operation('POST', '/api/subscription/plans/{slug}/interest', {
  access: 'company',
  errors: ['plan-not-found'],
})
/**
 * A provider's event about a payment. It is stored and acknowledged at once; a job queries the provider for the true
 * state.
 */
export const receivePaymentEvent = operation('POST', '/api/billing/webhook/{provider}', {
  access: 'provider',
  errors: ['signature-refused'],
  rawBody: { maxBytes: 256 * 1024, headers: ['test-bank-signature', 'stripe-signature'] },
})

/** Payments of all companies, for the staff. */
export const listAllPayments = operation('GET', '/api/backoffice/payments', { access: 'support', isRead: true })
/** Says that a bank transfer has arrived. Nothing but the amount that was ordered activates it. */
export const settleTransfer = operation('POST', '/api/backoffice/payments/{paymentGuid}/settle', {
  access: 'support',
  needsApproval: true,
  errors: ['payment-not-found', 'payment-settled', 'payment-not-transfer'],
})
/**
 * Gives money back, in whole or in part, with the reason that the company reads. The request says how much had gone back already as
 * the caller saw it: pressed again, or by two colleagues at once, it gives back once.
 */
export const refundPayment = operation('POST', '/api/backoffice/payments/{paymentGuid}/refund', {
  access: 'support',
  needsApproval: true,
  errors: [
    'payment-not-found',
    'payment-not-paid',
    'payment-changed-meanwhile',
    'refund-above-paid',
    'provider-unavailable',
  ],
})
/** Where our books and the provider's do not say the same. */
export const listPaymentDifferences = operation('GET', '/api/backoffice/payments/differences', {
  access: 'support',
  isRead: true,
})
export const resolvePaymentDifference = operation(
  'POST',
  '/api/backoffice/payments/differences/{differenceGuid}/resolve',
  {
    access: 'support',
    needsApproval: true,
    errors: ['difference-not-found'],
  },
)
