import { type JobName, jobs } from '@sild/contract/jobs'
import type { Processor, Queue, Worker, WorkerOptions } from 'bullmq'

/** The methods of a BullMQ queue and worker that the kit uses, with either backend. */
export type JobQueue = Pick<Queue, 'addBulk' | 'getJob' | 'getJobCounts' | 'getJobs' | 'getJobState' | 'close'>
export type JobWorker = Pick<Worker, 'close' | 'waitUntilReady'>

export interface Queues {
  queue(name: string): JobQueue
  /** Whether the queues may lose jobs that our database remembers handing over: true of Redis. */
  readonly canForget: boolean
  worker(name: string, processor: Processor, options: Partial<WorkerOptions>): JobWorker
  /** Closes queues and connections; the creator of a worker closes it. */
  close(): Promise<void>
}

export interface OutboxJob {
  id: string
  job: JobName
  payload: unknown
}

/** Adds jobs to their queues under the ids of their rows; ids that are in the queue already are skipped. */
export async function addJobs({ queue }: Pick<Queues, 'queue'>, rows: readonly OutboxJob[]): Promise<void> {
  const byQueue = Map.groupBy(rows, ({ job }) => jobs[job].queue)
  for (const [name, own] of byQueue)
    await queue(name).addBulk(own.map(({ id, job, payload }) => ({ name: job, data: payload, opts: { jobId: id } })))
}
