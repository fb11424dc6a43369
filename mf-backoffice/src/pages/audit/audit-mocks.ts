import type { AuditChain, ShownAction } from '@sild/contract/audit/schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

export const actionReply = (position: number, own: Partial<ShownAction> = {}): ShownAction => ({
  position,
  at: '2026-11-24T08:00:00Z',
  operation: 'rejectPublication',
  by: 'moderator@sild.test',
  about: [{ name: 'companyGuid', value: guidOf(1400 + position), label: 'Kask ja Pojad OÜ' }],
  choices: { rule: 'duplicate' },
  requestId: `request-${position}`,
  isAltered: false,
  ...own,
})

export const overviewReply = (chain: Partial<AuditChain> = {}) => ({
  staff: [{ userGuid: guidOf(1451), email: 'moderator@sild.test' }],
  operations: ['giveGift', 'rejectPublication'],
  chain: {
    rowCount: 2,
    headHash: 'c0ffee'.repeat(10) + 'c0de',
    checkedAt: '2026-11-24T08:01:00Z',
    brokenAt: null,
    ...chain,
  },
})

export const auditMocks: ApiMocks = {
  listStaffActions: () => ({ list: [2, 1].map((position) => actionReply(position)), hasMore: false }),
  getAuditOverview: () => overviewReply(),
  checkAuditChain: () => overviewReply().chain,
  exportStaffActions: () => ({ fileName: 'audit.csv', href: 'blob:csv' }),
}
