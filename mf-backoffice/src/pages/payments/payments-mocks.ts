import type { PaymentDifference } from '@sild/contract/billing/payment-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { paidPayment, paymentGuid, staffPayment, transferPayment } from '@sild/testing/payments'
import { guidOf } from '@sild/testing/replies'

export const differenceReply = (own: Partial<PaymentDifference> = {}): PaymentDifference => ({
  guid: guidOf(6201),
  kind: 'amount-differs',
  paymentGuid,
  number: 'S-100001',
  provider: 'test-bank',
  providerRef: 'tb_1',
  ownCents: 6198,
  providerCents: 6188,
  foundAt: '2026-11-01T10:00:00Z',
  resolvedAt: null,
  ...own,
})

/** A transfer that waits, a card that was paid, and one difference. */
export const paymentsMocks: ApiMocks = {
  listAllPayments: () => ({
    list: [staffPayment(transferPayment()), staffPayment(paidPayment({ guid: guidOf(6002), number: 'S-100002' }))],
    total: 2,
  }),
  settleTransfer: () => staffPayment(paidPayment()),
  refundPayment: () => staffPayment(paidPayment({ status: 'REFUNDED', refundedCents: 6188 })),
  listPaymentDifferences: () => ({ list: [differenceReply()] }),
  resolvePaymentDifference: () => ({ acknowledged: true }),
}
