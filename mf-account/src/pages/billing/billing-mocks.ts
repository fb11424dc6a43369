import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { paidPayment, paymentGuid, paymentReply } from '@sild/testing/payments'
import { plansReply } from '@sild/testing/plans'
import { subscriptionReply } from '@sild/testing/subscription'

/** A company on the free plan that had a month of Startup. */
export const billingMocks: ApiMocks = {
  listPlans: plansReply,
  getActiveSubscription: () => subscriptionReply({ responses: 20, 'contact-views': 4 }),
  listSubscriptions: () => ({
    list: [
      {
        guid: guidOf(6101),
        plan: 'startup',
        title: 'Startup',
        state: 'FINISHED',
        isGift: false,
        activeFrom: '2026-09-01T09:00:00Z',
        activeUntil: '2026-10-01T09:00:00Z',
        costCents: 6188,
        paymentGuid,
      },
    ],
  }),
  listQuotaEntries: () => ({
    list: [
      {
        guid: guidOf(6202),
        property: 'responses',
        returned: 'unanswered',
        at: '2026-11-16T09:00:00Z',
        left: 1,
        target: { kind: 'publication', guid: guidOf(1), name: 'Web shop', slug: 'web-shop', cardType: 'project' },
      },
      {
        guid: guidOf(6201),
        property: 'contact-views',
        returned: null,
        at: '2026-11-02T09:00:00Z',
        left: 19,
        target: null,
      },
    ],
    total: 2,
  }),
  listPayments: ({ query }) => {
    const list = query.status === 'WAITING' ? [] : [paidPayment()]
    return { list, total: list.length, years: [2026] }
  },
  getPayment: () => paidPayment(),
  getInvoice: () => ({ fileName: 'SILD-2026-00001.pdf', base64: 'JVBERi0=' }),
  getReceipt: () => ({ fileName: 'SILD-2026-00001-receipt.pdf', base64: 'JVBERi0=' }),
  exportPayments: () => ({ fileName: 'sild-payments-2026.csv', href: 'blob:csv' }),
  exportDocuments: () => ({ fileName: 'sild-2026.zip', href: 'blob:zip' }),
  cancelPayment: () => paymentReply({ status: 'CANCELED', payableUntil: null, paymentUrl: null }),
  subscribe: () => ({ paymentGuid, paymentUrl: 'https://bank.test/pay/1' }),
  askForPlan: () => ({ acknowledged: true }),
}
