import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byCompany, byTaxChange, byUser, changedPromotion, nothing } from '../payloads.ts'
import { guid } from '../primitives.ts'

const planEndMails = ['week', 'day', 'over'] as const
const byPayment = z.strictObject({ paymentGuid: guid })

export const jobs = {
  /** Queries the provider for the state of a payment. The content of the provider's event is not trusted. */
  'apply-payment-event': {
    queue: 'billing-payments',
    payload: z.strictObject({ provider: z.string(), eventId: z.string() }),
  },
  /** An unpaid order stays payable for a while, then ends. */
  'end-order': { queue: 'billing-payments', payload: byPayment },
  'mail-payment': {
    queue: 'billing-mails',
    payload: z.strictObject({
      paymentGuid: guid,
      message: z.enum(['paid', 'declined', 'refunded', 'transfer', 'moved', 'retaxed']),
    }),
  },
  /** For a plan that begins earlier than its invoice says: writes the invoice again and notifies the company. */
  'correct-period': { queue: 'billing-payments', payload: byPayment },
  'follow-promotion': { queue: 'billing-payments', payload: changedPromotion, follows: ['promotion-changed'] },
  /** Refunds the price of a refused promotion. */
  'refund-promotion': {
    queue: 'billing-payments',
    payload: z.strictObject({ paymentGuid: guid, refusal: z.nullable(z.string()) }),
  },
  /** Mails support to send a bank transfer back. */
  'mail-transfer-back': {
    queue: 'billing-mails',
    // Jobs of the release before name no refund.
    payload: z.strictObject({ paymentGuid: guid, refundKey: z.optional(z.string()) }),
  },
  'mail-plan-interest': { queue: 'billing-mails', payload: z.strictObject({ interestGuid: guid }) },
  'mail-plan-end': {
    queue: 'billing-mails',
    payload: z.strictObject({ subscriptionGuid: guid, message: z.enum(planEndMails) }),
  },
  'find-plan-ends': { queue: 'billing-housekeeping', payload: nothing, everyMs: 3_600_000 },
  'compare-payments': { queue: 'billing-housekeeping', payload: nothing, everyMs: 3_600_000 },
  /** VIES may have been down at the time of a purchase. Its answer counts for a month. */
  'correct-vat': { queue: 'billing-housekeeping', payload: nothing, everyMs: 6 * 3_600_000 },
  /** Claims all differences that were not mailed yet, for one mail. */
  'tell-differences': { queue: 'billing-mails', payload: nothing },
  'mail-differences': { queue: 'billing-mails', payload: z.strictObject({ differenceGuids: z.array(guid) }) },
  /** Rewrites unpaid orders after the buyer's tax has changed. */
  'correct-open-orders': { queue: 'billing-payments', payload: byCompany, follows: ['company-tax-changed'] },
  'report-tax-change': { queue: 'billing-mails', payload: byTaxChange, follows: ['tax-change-requested'] },
  'mail-tax-change': { queue: 'billing-mails', payload: byTaxChange, follows: ['tax-change-decided'] },
  'end-orders-of-company': { queue: 'billing-payments', payload: byCompany, follows: ['company-erased'] },
  /** Refunds views of the contacts of a company that moderators removed. */
  'return-contact-views': { queue: 'billing-housekeeping', payload: byCompany, follows: ['company-removed'] },
  'forget-company-words': { queue: 'billing-housekeeping', payload: byCompany, follows: ['company-erased'] },
  'forget-buyer': { queue: 'billing-housekeeping', payload: byUser, follows: ['user-erased'] },
} as const satisfies JobTable
