import type { FailedJob } from '@sild/contract/queues/schemas'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'

const queue = { waitingCount: 0, runningCount: 0, delayedCount: 0, failedCount: 0, waitingSince: null }
const failedJobReply = (number: number, own: Partial<FailedJob> = {}): FailedJob => ({
  jobId: guidOf(7000 + number),
  job: 'verify-company',
  payload: [
    { name: 'companyGuid', value: guidOf(7100 + number) },
    { name: 'note', value: '•••' },
  ],
  attemptsCount: 12,
  failedAt: '2026-11-24T09:00:00Z',
  reason: 'The register is away',
  ...own,
})

/** Failed, waiting and dropped jobs. */
export const jobsMocks = {
  listQueues: () => ({
    queues: [
      { ...queue, name: 'accounts-mail' },
      { ...queue, name: 'companies-registers', waitingCount: 4, failedCount: 2, waitingSince: '2026-11-24T09:30:00Z' },
    ],
    failures: [
      {
        queue: 'companies-registers',
        job: 'verify-company',
        origin: { service: 'companies', follows: [], everyMs: null },
        count: 2,
        latestAt: '2026-11-24T09:00:00Z',
        latestReason: 'The register is away',
      },
      {
        queue: 'search',
        job: 'index-company',
        origin: { service: 'search', follows: ['company-changed'], everyMs: null },
        count: 1,
        latestAt: '2026-11-24T08:00:00Z',
        latestReason: '',
      },
    ],
    failedCount: 3,
  }),
  listFailedJobs: () => ({ list: [failedJobReply(1), failedJobReply(2)], total: 2 }),
  listDroppedJobs: () => ({
    list: [
      {
        jobId: guidOf(7009),
        queue: 'accounts-mail',
        job: 'send-recovery-mail',
        payload: [{ name: 'recoveryRequestGuid', value: guidOf(7109) }],
        reason: 'The account is gone',
        by: 'admin@sild.test',
        droppedAt: '2026-11-23T08:00:00Z',
      },
    ],
  }),
  getSearchIndex: () => ({
    delays: { count: 214, medianMs: 380, slowMs: 1240, slowestMs: 190_000 },
    rebuild: {
      startedAt: '2026-11-23T08:00:00Z',
      endedAt: '2026-11-23T08:20:00Z',
      movedAt: '2026-11-23T08:20:00Z',
      isUsed: true,
      doneCount: 12_400,
      totalCount: 12_400,
    },
  }),
  rebuildSearchIndex: () => ({ acknowledged: true }),
  retryFailedJob: () => ({ count: 1 }),
  retryFailedJobs: () => ({ count: 2 }),
  dropFailedJob: () => ({ count: 1 }),
  dropFailedJobs: () => ({ count: 2 }),
} satisfies ApiMocks
