import { listPaymentDifferences } from '@sild/contract/billing/payment-operations'
import { listEditorPages } from '@sild/contract/content/editor-operations'
import { listModerationQueue } from '@sild/contract/moderation/operations'
import { listReports } from '@sild/contract/moderation/report-operations'
import { listSupportInbox } from '@sild/contract/support/staff-operations'
import { paths, withQuery } from '@sild/paths'
import { workOf } from './work-of.ts'

const first = { limit: 1 } as const

/** What may wait for the staff, each with the list where it is done. Of the lists that have a promise the first is the one to do next. */
export const kindsOfWork = [
  workOf({
    id: 'moderation',
    role: 'moderator',
    path: paths.moderationQueue(),
    operation: listModerationQueue,
    input: { query: { ...first, state: 'waiting' } },
    read: ({ counts, list }) => ({
      count: counts.waiting,
      lateCount: counts.overdue,
      heldCount: counts.mine,
      oldestAt: list[0]?.submittedAt ?? null,
    }),
  }),
  workOf({
    id: 'reports',
    role: 'moderator',
    path: paths.reports(),
    operation: listReports,
    input: { query: { ...first, state: 'open' } },
    read: ({ list, openCount }) => ({ count: openCount, oldestAt: list[0]?.createdAt ?? null }),
  }),
  workOf({
    id: 'support',
    role: 'support',
    path: paths.supportInbox(),
    operation: listSupportInbox,
    input: { query: { ...first, view: 'waiting' } },
    read: ({ counts, list }) => ({
      count: counts.waiting,
      lateCount: counts.overdue,
      heldCount: counts.mine,
      oldestAt: list[0]?.createdAt ?? null,
    }),
  }),
  workOf({
    id: 'differences',
    role: 'support',
    path: withQuery(paths.backofficePayments(), { view: 'differences' }),
    operation: listPaymentDifferences,
    input: {},
    read: ({ list }) => {
      const found = list.flatMap(({ foundAt, resolvedAt }) => (resolvedAt === null ? foundAt : []))
      return { count: found.length, oldestAt: found.toSorted()[0] ?? null }
    },
  }),
  workOf({
    id: 'pages',
    role: 'editor',
    path: withQuery(paths.editorPages(), { state: 'review' }),
    operation: listEditorPages,
    input: { query: { ...first, state: 'review' } },
    read: ({ reviewCount }) => ({ count: reviewCount, oldestAt: null }),
  }),
]
