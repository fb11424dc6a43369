import { AppError } from '@sild/service-kit/errors'
import type { JobQueue, Queues } from '@sild/service-kit/jobs/queues'
import { jobsOfQueue } from './known-queues.ts'

export type Failed = Awaited<ReturnType<JobQueue['getJobs']>>[number]

/** No operator reads more than this one by one. */
const MOST = 1000

/** @throws queue-not-found */
export function queueOf(queues: Queues, name: string): JobQueue {
  if (!jobsOfQueue.has(name)) throw new AppError('queue-not-found')
  return queues.queue(name)
}

/** The latest that have failed for good, of one kind or of all. A job may go while its page is read. */
export async function failedJobs(queue: JobQueue, name?: string): Promise<Failed[]> {
  // BullMQ returns undefined for a missing job, against its types.
  const found = (await queue.getJobs(['failed'], 0, MOST - 1)) as (Failed | undefined)[]
  return found.filter((job): job is Failed => job !== undefined && (name === undefined || job.name === name))
}

/** @throws job-not-found, job-not-failed */
export async function failedJob(queue: JobQueue, jobId: string): Promise<Failed> {
  const job = await queue.getJob(jobId)
  if (!job) throw new AppError('job-not-found')
  if ((await queue.getJobState(jobId)) !== 'failed') throw new AppError('job-not-failed')
  return job
}

/** Retries with all attempts, like a new job. */
export const retry = (job: Failed): Promise<void> =>
  job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true })

/** Acts on a failed job. @throws job-not-failed where another caller was quicker */
export async function actOn(job: Failed, act: (job: Failed) => Promise<void>): Promise<void> {
  try {
    await act(job)
  } catch (error) {
    throw (await job.isFailed()) ? error : new AppError('job-not-failed')
  }
}

/** Processes each job, and counts those that no other caller has handled meanwhile. */
export async function countDone(found: readonly Failed[], act: (job: Failed) => Promise<void>): Promise<number> {
  let count = 0
  for (const job of found) {
    try {
      await actOn(job, act)
      count += 1
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'job-not-failed')) throw error
    }
  }
  return count
}
