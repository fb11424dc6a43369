import { paths } from '@sild/paths'
import { appealReply } from '@sild/testing/appeals'
import { caseReply, caseSummaryReply, categoriesReply, guidOf, reportReply } from '@sild/testing/replies'
import type { StandaloneMocks } from '@sild/testing/standalone'
import { ownPaths } from './paths.ts'
import { companiesMocks } from './pages/companies/companies-mocks.ts'
import { categoriesMocks } from './pages/categories/categories-mocks.ts'
import { figuresMocks } from './pages/figures/figures-mocks.ts'
import { flagsMocks } from './pages/flags/flags-mocks.ts'
import { jobsMocks } from './pages/jobs/jobs-mocks.ts'
import { appealSummary } from './pages/appeals/appeals-mocks.ts'
import { approvalsMocks } from './pages/approvals/approvals-mocks.ts'
import { auditMocks } from './pages/audit/audit-mocks.ts'
import { operationsMocks } from './pages/operations/operations-mocks.ts'
import { pagesMocks } from './pages/pages/pages-mocks.ts'
import { paymentsMocks } from './pages/payments/payments-mocks.ts'
import { supportMocks } from './pages/support/support-mocks.ts'
import { tagsMocks } from './pages/tags/tags-mocks.ts'
import { usersMocks } from './pages/users/users-mocks.ts'

const summaryOf = (number: number) => {
  const { subject: _subject, reports: _reports, isOwn: _isOwn, ...summary } = reportReply(number)
  return summary
}
const openCase = () => caseReply(1)

export const mocks: StandaloneMocks = {
  api: {
    listModerationQueue: () => ({
      list: [1, 2].map((number) => caseSummaryReply(number)),
      total: 2,
      counts: { waiting: 2, mine: 0, overdue: 1 },
    }),
    getModerationCase: openCase,
    claimModerationCase: openCase,
    releaseModerationCase: openCase,
    approvePublication: openCase,
    rejectPublication: openCase,
    undoModerationDecision: openCase,
    listReports: () => ({ list: [1, 2].map((number) => summaryOf(number)), total: 2, openCount: 2 }),
    getReport: () => reportReply(1),
    decideReport: () => reportReply(1),
    listAppeals: () => ({ list: [appealSummary(1), appealSummary(2)], total: 2, openCount: 2 }),
    getAppeal: () => appealReply(1),
    decideAppeal: () => appealReply(1),
    listCategories: categoriesReply,
    ...categoriesMocks,
    ...companiesMocks,
    ...figuresMocks,
    ...flagsMocks,
    ...jobsMocks,
    ...auditMocks,
    ...approvalsMocks,
    ...operationsMocks,
    ...paymentsMocks,
    ...pagesMocks,
    ...supportMocks,
    ...tagsMocks,
    ...usersMocks,
  },
  addresses: {
    'mf-backoffice.moderation-case': paths.moderationCase(guidOf(401)),
    'mf-backoffice.page': paths.editorPage(guidOf(951)),
    'mf-backoffice.page-revisions': paths.pageRevisions(guidOf(951)),
    'mf-backoffice.support-ticket': paths.supportTicket(guidOf(1001)),
    'mf-backoffice.user': paths.backofficeUser(guidOf(1501)),
    'mf-backoffice.company': ownPaths.company(guidOf(1601)),
    'mf-backoffice.report': paths.report(guidOf(801)),
    'mf-backoffice.appeal': paths.appeal(guidOf(1801)),
  },
}
