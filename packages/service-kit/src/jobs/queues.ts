import type { Processor, Queue, Worker, WorkerOptions } from 'bullmq'
import type { JobsConfig } from '../environment.ts'
import type { Logger } from '../log.ts'
import { openPostgresQueues } from './postgres-queues.ts'
import { openRedisQueues } from './redis-queues.ts'

/** What the kit uses of a BullMQ queue and worker, whichever backend is behind. */
export type JobQueue = Pick<Queue, 'getJobCounts' | 'getJobs' | 'getJobState' | 'close'>
export type JobWorker = Pick<Worker, 'close' | 'waitUntilReady'>

export interface Queues {
  /**
   * Adds jobs to the queues of their kinds; one that its queue knows by the id is left as it is. The batch is the text of
   * `{ id, job, payload }[]`, as Postgres builds it: where the queues are in Postgres too, nobody takes it apart in between.
   */
  add(batch: string): Promise<void>
  queue(name: string): JobQueue
  /** Whether the queues may lose jobs that our database remembers handing over: true of Redis. */
  readonly canForget: boolean
  worker(name: string, processor: Processor, options: Partial<WorkerOptions>): JobWorker
  /** Closes queues and connections; workers are closed by whoever made them. */
  close(): Promise<void>
}

export const openQueues = (config: JobsConfig, log: Logger): Queues =>
  config.redisUrl ? openRedisQueues(config.redisUrl, log) : openPostgresQueues(config.databaseUrl, log)
