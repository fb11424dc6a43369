import type { JobFailure, QueueState } from '@sild/contract/queues/schemas'
import type { Queues } from '@sild/service-kit/jobs/queues'
import type { OwnHandler } from '../route.ts'
import { failedJobs } from '../../queues/failed-jobs.ts'
import { jobsOfQueue, originOf } from '../../queues/known-queues.ts'
import { instantOf } from '../../queues/instant-of.ts'
import { shownReason } from '../../queues/shown-payload.ts'

export const listQueues: OwnHandler<'listQueues'> = async ({ deps: { queues } }) => {
  const states = await Promise.all([...jobsOfQueue.keys()].map((name) => stateOf(queues, name)))
  const failing = states.filter(({ failedCount }) => failedCount > 0)
  const failures = await Promise.all(failing.map(({ name }) => failuresOf(queues, name)))
  return {
    queues: states,
    failures: failures.flat().toSorted((a, b) => (b.latestAt ?? '').localeCompare(a.latestAt ?? '')),
    failedCount: states.reduce((sum, { failedCount }) => sum + failedCount, 0),
  }
}

async function stateOf(queues: Queues, name: string): Promise<QueueState> {
  const queue = queues.queue(name)
  const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed')
  const count = (state: string): number => counts[state] ?? 0
  const waitingCount = count('waiting') + count('prioritized')
  const [next] = waitingCount > 0 ? await queue.getJobs(['waiting', 'prioritized'], 0, 0, true) : []
  return {
    name,
    waitingCount,
    runningCount: count('active'),
    delayedCount: count('delayed'),
    failedCount: count('failed'),
    waitingSince: instantOf(next?.timestamp),
  }
}

/** Kinds of failed jobs with the latest failure of each, latest first. */
async function failuresOf(queues: Queues, name: string): Promise<JobFailure[]> {
  const byJob = Map.groupBy(await failedJobs(queues.queue(name)), (job) => job.name)
  return [...byJob].map(([job, found]) => ({
    queue: name,
    job,
    origin: originOf(name, job),
    count: found.length,
    latestAt: instantOf(found[0]?.finishedOn),
    latestReason: shownReason(found[0]?.failedReason),
  }))
}
