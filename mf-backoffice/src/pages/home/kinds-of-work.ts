import { listApprovals } from '@sild/contract/audit/approval-operations'
import { listPaymentDifferences } from '@sild/contract/billing/payment-operations'
import { listEditorPages } from '@sild/contract/content/editor-operations'
import type { StaffRole } from '@sild/contract/enums'
import { listAppeals } from '@sild/contract/moderation/appeal-operations'
import { listModerationQueue } from '@sild/contract/moderation/operations'
import { listQueues } from '@sild/contract/queues/operations'
import { listReports } from '@sild/contract/moderation/report-operations'
import { listSupportInbox } from '@sild/contract/support/staff-operations'
import { paths, withQuery } from '@sild/paths'
import { type Shown, shownOf } from '../../shown/shown-of.ts'
import type { WorkId } from './work-ids.ts'

export interface Work {
  readonly count: number
  /** The count of overdue items; absent if no time is promised. */
  readonly lateCount?: number
  /** Items that the reader has claimed. */
  readonly heldCount?: number
  readonly oldestAt: string | null
}
export interface KindOfWork {
  readonly id: WorkId
  /** The role that does it; an admin does all kinds, `staff` is for every role. */
  readonly role: StaffRole | 'staff'
  readonly path: string
  readonly shown: Shown<Work>
}

const first = { limit: 1 } as const

/** Kinds of open work, read from the lists where it is done. Lists with a promised time are sorted by it. */
export const kindsOfWork: readonly KindOfWork[] = [
  {
    id: 'moderation',
    role: 'moderator',
    path: paths.moderationQueue(),
    shown: shownOf(listModerationQueue, { query: { ...first, state: 'waiting' } }, ({ counts, list }) => ({
      count: counts.waiting,
      lateCount: counts.overdue,
      heldCount: counts.mine,
      oldestAt: list[0]?.submittedAt ?? null,
    })),
  },
  {
    id: 'reports',
    role: 'moderator',
    path: paths.reports(),
    shown: shownOf(listReports, { query: { ...first, state: 'open' } }, ({ list, openCount }) => ({
      count: openCount,
      oldestAt: list[0]?.createdAt ?? null,
    })),
  },
  {
    id: 'appeals',
    role: 'moderator',
    path: paths.appeals(),
    shown: shownOf(listAppeals, { query: { ...first, state: 'open' } }, ({ list, openCount }) => ({
      count: openCount,
      oldestAt: list[0]?.createdAt ?? null,
    })),
  },
  {
    id: 'support',
    role: 'support',
    path: paths.supportInbox(),
    shown: shownOf(listSupportInbox, { query: { ...first, view: 'waiting' } }, ({ counts, list }) => ({
      count: counts.waiting,
      lateCount: counts.overdue,
      heldCount: counts.mine,
      oldestAt: list[0]?.createdAt ?? null,
    })),
  },
  {
    id: 'approvals',
    role: 'staff',
    path: paths.approvals(),
    shown: shownOf(listApprovals, { query: first }, ({ list, waitingCount }) => ({
      count: waitingCount,
      oldestAt: list.findLast(({ isOwn }) => !isOwn)?.requestedAt ?? null,
    })),
  },
  {
    id: 'differences',
    role: 'support',
    path: withQuery(paths.backofficePayments(), { view: 'differences' }),
    shown: shownOf(listPaymentDifferences, {}, ({ list }) => {
      const found = list.flatMap(({ foundAt, resolvedAt }) => (resolvedAt === null ? foundAt : []))
      return { count: found.length, oldestAt: found.toSorted()[0] ?? null }
    }),
  },
  {
    id: 'pages',
    role: 'editor',
    path: withQuery(paths.editorPages(), { state: 'review' }),
    shown: shownOf(listEditorPages, { query: { ...first, state: 'review' } }, ({ reviewCount }) => ({
      count: reviewCount,
      oldestAt: null,
    })),
  },
  {
    id: 'jobs',
    role: 'admin',
    path: paths.jobs(),
    shown: shownOf(listQueues, {}, ({ failedCount }) => ({ count: failedCount, oldestAt: null })),
  },
]
