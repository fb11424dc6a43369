import { approvalsMocks } from '../approvals/approvals-mocks.ts'
import { paymentsMocks } from '../payments/payments-mocks.ts'
import { pagesMocks } from '../pages/pages-mocks.ts'
import { supportMocks } from '../support/support-mocks.ts'
import type { ApiMocks } from '@sild/testing/mock-api'
import { caseSummaryReply, reportReply } from '@sild/testing/replies'

const { subject: _subject, reports: _reports, isOwn: _isOwn, ...report } = reportReply(1)

/** The operations of the staff's home page. */
export const homeMocks = {
  listModerationQueue: () => ({
    list: [caseSummaryReply(1, { submittedAt: '2026-11-24T08:00:00Z' })],
    total: 12,
    counts: { waiting: 12, mine: 1, overdue: 3 },
  }),
  listReports: () => ({ list: [report], total: 2, openCount: 2 }),
  listAppeals: () => ({ list: [], total: 0, openCount: 0 }),
  listSupportInbox: supportMocks.listSupportInbox,
  listPaymentDifferences: paymentsMocks.listPaymentDifferences,
  listApprovals: approvalsMocks.listApprovals,
  listEditorPages: pagesMocks.listEditorPages,
} satisfies ApiMocks
