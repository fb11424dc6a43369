import * as z from 'zod/mini'
import { instant, limitOffset, text } from '../primitives.ts'

const queueName = z.string().check(z.regex(/^[a-z-]{1,60}$/))
const jobName = z.string().check(z.regex(/^[a-z-]{1,60}$/))
const jobId = z.string().check(z.regex(/^[\w-]{1,80}$/))
export const dropReason = text(3, 300)

const queue = z.strictObject({
  name: z.string(),
  waitingCount: z.int(),
  runningCount: z.int(),
  /** They wait for their time, or to be tried again. */
  delayedCount: z.int(),
  failedCount: z.int(),
  /** Since when the next one waits; null where none does. */
  waitingSince: z.nullable(instant),
})
export type QueueState = z.infer<typeof queue>

/** What starts a job, as the contract says. */
const jobOrigin = z.strictObject({
  service: z.string(),
  /** Events that it follows. */
  follows: z.array(z.string()),
  everyMs: z.nullable(z.int()),
})
const failure = z.strictObject({
  queue: z.string(),
  job: z.string(),
  /** Null for a job that this release does not know. */
  origin: z.nullable(jobOrigin),
  count: z.int(),
  latestAt: z.nullable(instant),
  latestReason: z.string(),
})
export type JobFailure = z.infer<typeof failure>

/** Path and value of each payload entry; text that could be personal is hidden. */
const payload = z.array(z.strictObject({ name: z.string(), value: z.string() }))
const failedJob = z.strictObject({
  jobId: z.string(),
  job: z.string(),
  payload,
  attemptsCount: z.int(),
  failedAt: z.nullable(instant),
  reason: z.string(),
})
export type FailedJob = z.infer<typeof failedJob>
const droppedJob = z.strictObject({
  jobId: z.string(),
  queue: z.string(),
  job: z.string(),
  payload,
  reason: z.string(),
  /** Null if the staff member's account was deleted. */
  by: z.nullable(z.string()),
  droppedAt: instant,
})
export type DroppedJob = z.infer<typeof droppedJob>

const ofQueue = z.strictObject({ queue: queueName })
const ofJob = z.strictObject({ queue: queueName, jobId })
const count = z.strictObject({ count: z.int() })
export const dropFailedJobBody = z.strictObject({ reason: dropReason })
export const dropFailedJobsBody = z.strictObject({ job: jobName, reason: dropReason })

export const queuesSchemas = {
  listQueues: { reply: z.strictObject({ queues: z.array(queue), failures: z.array(failure), failedCount: z.int() }) },
  listFailedJobs: {
    params: ofQueue,
    query: z.strictObject({ ...limitOffset, job: z.optional(jobName) }),
    reply: z.strictObject({ list: z.array(failedJob), total: z.int() }),
  },
  retryFailedJob: { params: ofJob, reply: count },
  retryFailedJobs: { params: ofQueue, body: z.strictObject({ job: jobName }), reply: count },
  dropFailedJob: { params: ofJob, body: dropFailedJobBody, reply: count },
  dropFailedJobs: { params: ofQueue, body: dropFailedJobsBody, reply: count },
  listDroppedJobs: { reply: z.strictObject({ list: z.array(droppedJob) }) },
} as const
