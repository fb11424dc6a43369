import type { WorkerOptions } from 'bullmq'

const HOUR_S = 3600

/** A finally failed job stays for admins; a completed one stays so that a duplicate is recognized. */
export const jobOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  removeOnComplete: { age: HOUR_S },
  removeOnFail: { age: 14 * 24 * HOUR_S },
}

/** Other workers take the jobs of a worker that is silent for 10 s; a job that crashed five times fails. */
export const workerOptions: Partial<WorkerOptions> = {
  lockDuration: 10_000,
  stalledInterval: 5000,
  maxStalledCount: 5,
  drainDelay: 5,
}
