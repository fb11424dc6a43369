import * as z from 'zod/mini'
import type { JobTable } from '../job.ts'
import { byCompany, byTaxChange, byUser, changedPromotion, nothing } from '../payloads.ts'
import { guid } from '../primitives.ts'

const planEndMails = ['week', 'day', 'over'] as const
const byPayment = z.strictObject({ paymentGuid: guid })

export const jobs = {
  /** Asks the provider what became of a payment, whatever an event said of it. */
  'apply-payment-event': {
    queue: 'billing-payments',
    payload: z.strictObject({ provider: z.string(), eventId: z.string() }),
  },
  /** Whoever walks away leaves an order that can be paid for a while and then ends. */
  'end-order': { queue: 'billing-payments', payload: byPayment },
  'mail-payment': {
    queue: 'billing-mails',
    payload: z.strictObject({
      paymentGuid: guid,
      message: z.enum(['paid', 'declined', 'refunded', 'transfer', 'moved', 'retaxed']),
    }),
  },
  /** A plan begins earlier than its invoice says: writes the invoice again, and tells the company. */
  'correct-period': { queue: 'billing-payments', payload: byPayment },
  'follow-promotion': { queue: 'billing-payments', payload: changedPromotion, follows: ['promotion-changed'] },
  /** Gives back what a promotion has cost that was refused. */
  'refund-promotion': {
    queue: 'billing-payments',
    payload: z.strictObject({ paymentGuid: guid, refusal: z.nullable(z.string()) }),
  },
  /** Tells the support to send a transfer back. */
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
  /** VIES may have been down when somebody bought: its word counts for a month. */
  'correct-vat': { queue: 'billing-housekeeping', payload: nothing, everyMs: 6 * 3_600_000 },
  /** Claims what nobody was told yet, for one mail about all of it. */
  'tell-differences': { queue: 'billing-mails', payload: nothing },
  'mail-differences': { queue: 'billing-mails', payload: z.strictObject({ differenceGuids: z.array(guid) }) },
  /** Writes orders that are not paid again where the buyer's tax is another now. */
  'correct-open-orders': { queue: 'billing-payments', payload: byCompany, follows: ['company-tax-changed'] },
  'report-tax-change': { queue: 'billing-mails', payload: byTaxChange, follows: ['tax-change-requested'] },
  'mail-tax-change': { queue: 'billing-mails', payload: byTaxChange, follows: ['tax-change-decided'] },
  'end-orders-of-company': { queue: 'billing-payments', payload: byCompany, follows: ['company-erased'] },
  /** Nobody should have been led to a company that was not to be there. */
  'return-contact-views': { queue: 'billing-housekeeping', payload: byCompany, follows: ['company-removed'] },
  'forget-company-words': { queue: 'billing-housekeeping', payload: byCompany, follows: ['company-erased'] },
  'forget-buyer': { queue: 'billing-housekeeping', payload: byUser, follows: ['user-erased'] },
} as const satisfies JobTable
