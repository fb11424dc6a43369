import { jobs, type JobName } from '@sild/contract/jobs'
import { type Job, UnrecoverableError } from 'bullmq'
import { inCall } from '../call-context.ts'
import { PermanentError } from '../errors.ts'
import { failpoint } from '../failpoint.ts'
import type { Logger } from '../log.ts'
import { observeJob } from '../metrics.ts'
import type { JobHandler, JobRun } from '../serve.ts'
import type { JobWorker, Queues } from './queues.ts'
import { claimEffect } from './effects.ts'

export interface WorkersOptions<Deps> {
  handlers: readonly JobHandler<Deps>[]
  deps: Deps
  queues: Queues
  log: Logger
}

const CONCURRENCY = 4
/** The limit of one job; split a longer one. */
const JOB_TIMEOUT_MS = 60_000

/** One worker for each queue of the service. */
export function startWorkers<Deps>(options: WorkersOptions<Deps>): JobWorker[] {
  const byQueue = Map.groupBy(options.handlers, ({ job }) => jobs[job].queue)
  return [...byQueue].map(([queue, handlers]) => {
    const handlerOf = new Map<string, JobHandler<Deps>>(handlers.map((handler) => [handler.job, handler]))
    return options.queues.worker(queue, (job) => runJob(job, handlerOf.get(job.name), options), {
      concurrency: CONCURRENCY,
    })
  })
}

async function runJob<Deps>(
  job: Job,
  handler: JobHandler<Deps> | undefined,
  { deps, log: serviceLog }: WorkersOptions<Deps>,
): Promise<void> {
  const startedAt = performance.now()
  const jobId = job.id!
  const log = serviceLog.child({ job: job.name, jobId, attempt: job.attemptsMade + 1 })
  try {
    // A worker of the previous version may receive a job of the next one: another worker will handle it.
    if (!handler) throw new Error(`${job.name} is not known here`)
    const payload = parsePayload(handler.job, job.data)
    const run = { payload, deps, jobId, attempt: job.attemptsMade + 1, log, effect: claimEffect(handler.job) }
    await inCall(
      { requestId: jobId, endsAt: startedAt + JOB_TIMEOUT_MS },
      () => handler.run(run as unknown as JobRun<never, Deps>), // The payload was parsed.
    )
    failpoint('after_effect_before_ack')
    observeJob(job.name, 'done', performance.now() - startedAt)
    log.debug('job done')
  } catch (error) {
    observeJob(job.name, 'failed', performance.now() - startedAt)
    const isLast = error instanceof PermanentError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
    log[isLast ? 'error' : 'warn']({ err: error }, isLast ? 'job given up' : 'job failed, it will be tried again')
    throw error instanceof PermanentError ? new UnrecoverableError(error.message) : error
  }
}

function parsePayload(job: JobName, data: unknown): unknown {
  const result = jobs[job].payload.safeParse(data)
  if (!result.success)
    throw new PermanentError(`Payload of ${job} is malformed: ${JSON.stringify(result.error.issues)}`)
  return result.data
}
