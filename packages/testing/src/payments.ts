import type { Payment, StaffPayment } from '@sild/contract/billing/payment-schemas'
import { guidOf } from './replies.ts'

export const paymentGuid = guidOf(6001)

/** A month of Startup that waits to be paid by card. */
export const paymentReply = (own: Partial<Payment> = {}): Payment => ({
  guid: paymentGuid,
  number: 'S-100001',
  type: 'subscription',
  product: 'Startup, 1 month',
  plan: 'startup',
  months: 1,
  promotion: null,
  method: 'card',
  status: 'WAITING',
  amount: { netCents: 4990, vatCents: 1198, grossCents: 6188, vatPercent: 24, vatScheme: 'domestic' },
  refundedCents: 0,
  refundReason: null,
  createdAt: '2026-11-01T09:00:00Z',
  paidAt: null,
  payableUntil: '2026-11-02T09:00:00Z',
  paymentUrl: 'https://bank.test/pay/1',
  transfer: null,
  period: null,
  documents: [],
  ...own,
})

const period = { activeFrom: '2026-11-01T09:00:00Z', activeUntil: '2026-12-01T09:00:00Z' }
const settled = { paidAt: '2026-11-01T09:01:00Z', payableUntil: null, paymentUrl: null } as const
export const paidPayment = (own: Partial<Payment> = {}): Payment =>
  paymentReply({
    status: 'PAID',
    ...settled,
    period,
    documents: [{ number: 'SILD-2026-00001', kind: 'invoice', issuedAt: '2026-11-01T09:01:00Z', totalCents: 6188 }],
    ...own,
  })
/** Two weeks of promotion, paid, of a publication that a moderator looks at. */
export const paidPromotion = (own: Partial<NonNullable<Payment['promotion']>> = {}): Payment =>
  paidPayment({
    type: 'option',
    product: 'Promotion, 14 days',
    plan: null,
    months: null,
    period: null,
    promotion: {
      days: 14,
      publication: { guid: guidOf(1), cardType: 'project', name: 'Web shop for a furniture maker' },
      state: 'waiting',
      ...own,
    },
  })
export const declinedPayment = (): Payment => paymentReply({ status: 'REJECTED' })
export const transferPayment = (): Payment =>
  paymentReply({
    method: 'transfer',
    transfer: { beneficiary: 'Sild OÜ', iban: 'EE38 2200 2210 2014 5685', bic: 'HABAEE2X', reference: 'RF71 1000 01' },
  })

export const staffPayment = (payment: Payment = paymentReply()): StaffPayment => ({
  ...payment,
  company: { guid: guidOf(9001), name: 'Kask ja Pojad OÜ' },
  provider: 'test-bank',
})
