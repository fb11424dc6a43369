import type { Approval } from '@sild/contract/audit/approval-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

export const approvalReply = (number: number, own: Partial<Approval> = {}): Approval => ({
  guid: guidOf(1600 + number),
  operation: 'refundPayment',
  about: [{ name: 'paymentGuid', value: guidOf(6002), label: null }],
  details: [
    { name: 'amountCents', value: '1000' },
    { name: 'reason', value: 'The service was down' },
  ],
  state: 'waiting',
  isOwn: false,
  requestedAt: '2026-11-24T08:00:00Z',
  requestedBy: 'support@sild.test',
  expiresAt: '2026-12-01T08:00:00Z',
  decidedAt: null,
  decidedBy: null,
  failure: null,
  ...own,
})

export const approvalsMocks = {
  requestApproval: () => ({ approvalGuid: guidOf(1600), expiresAt: '2026-12-01T08:00:00Z' }),
  listApprovals: () => ({ list: [approvalReply(1)], total: 1, waitingCount: 1 }),
  approveRequest: ({ params }) => ({ ...params, state: 'done' as const, failure: null, result: null }),
  declineRequest: ({ params }) => params,
} satisfies ApiMocks
