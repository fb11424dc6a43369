import { paths } from '@sild/paths'
import { caseReply, caseSummaryReply, categoriesReply, guidOf } from '@sild/testing/replies'
import type { StandaloneMocks } from '@sild/testing/standalone'
import { operationsMocks } from './pages/operations/operations-mocks.ts'

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
    listCategories: categoriesReply,
    ...operationsMocks,
  },
  addresses: { 'mf-backoffice.moderation-case': paths.moderationCase(guidOf(401)) },
}
