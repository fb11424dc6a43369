import type { PaymentDifference } from '@sild/contract/billing/payment-schemas'
import type { StaffPromoCode } from '@sild/contract/billing/staff-schemas'
import type { StaffTaxChange } from '@sild/contract/companies/staff-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { paidPayment, paymentGuid, staffPayment, transferPayment } from '@sild/testing/payments'
import { guidOf } from '@sild/testing/replies'
import { companyAccountReply } from '../companies/companies-mocks.ts'

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

const codeReply = (own: Partial<StaffPromoCode> = {}): StaffPromoCode => ({
  code: 'BETA2026',
  plan: 'startup',
  title: 'Startup',
  days: 90,
  maxUses: 10,
  usedCount: 3,
  validFrom: null,
  validUntil: '2026-12-31T22:00:00Z',
  isValid: true,
  isOver: false,
  ...own,
})

export const taxChangeReply = (own: Partial<StaffTaxChange> = {}): StaffTaxChange => ({
  guid: guidOf(6301),
  company: { guid: guidOf(1601), name: 'Kask ja Pojad OÜ' },
  state: 'waiting',
  before: { countryCode: 'EE' },
  after: { countryCode: 'US' },
  requestedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  reason: null,
  check: null,
  ...own,
})

/** A transfer that waits, a card that was paid, and one difference. */
export const paymentsMocks: ApiMocks = {
  requestApproval: () => ({ approvalGuid: guidOf(1600), expiresAt: '2026-12-01T08:00:00Z' }),
  listAllPayments: () => ({
    list: [staffPayment(transferPayment()), staffPayment(paidPayment({ guid: guidOf(6002), number: 'S-100002' }))],
    total: 2,
  }),
  settleTransfer: () => staffPayment(paidPayment()),
  refundPayment: () => staffPayment(paidPayment({ status: 'REFUNDED', refundedCents: 6188 })),
  listTaxChanges: ({ query }) =>
    query.state === 'waiting'
      ? { list: [taxChangeReply()], total: 1 }
      : { list: [taxChangeReply({ guid: guidOf(6302), state: 'refused', reason: 'No document' })], total: 1 },
  decideTaxChange: ({ body }) => taxChangeReply({ state: body.outcome, reason: body.reason }),
  getCompanyAccount: () => companyAccountReply(1),
  listPaymentDifferences: () => ({ list: [differenceReply()] }),
  listAllPromoCodes: () => ({
    list: [
      codeReply(),
      codeReply({ code: 'PLANNED', validFrom: '2026-12-01T22:00:00Z', isValid: false }),
      codeReply({ code: 'OVER', isValid: false, isOver: true }),
    ],
  }),
  endPromoCode: () => codeReply({ isValid: false, isOver: true }),
  listBillingActions: () => ({
    list: [
      {
        guid: guidOf(6401),
        at: '2026-11-20T09:00:00Z',
        action: 'refunded',
        by: 'support@sild.test',
        company: { guid: guidOf(9001), name: 'Kask ja Pojad OÜ' },
        subject: 'S-100002',
        amountCents: 1000,
        reason: 'The service was down',
      },
    ],
    total: 1,
  }),
  getRevenue: () => ({
    months: ['2026-09', '2026-10', '2026-11'].map((month, index) => ({
      month,
      plansNetCents: [0, 4990, 9980][index]!, // One for each.
      promotionsNetCents: [0, 2490, 0][index]!,
      creditedNetCents: [0, 0, 1000][index]!,
      salesCount: [0, 2, 2][index]!,
    })),
  }),
}
