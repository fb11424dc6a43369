import type { WorkerOptions } from 'bullmq'

const HOUR_S = 3600

/** A job that failed for good stays to be looked at; a done one stays so that its second arrival is known. */
export const jobOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  removeOnComplete: { age: HOUR_S },
  removeOnFail: { age: 14 * 24 * HOUR_S },
}

/** A worker that is silent for 10 s has lost its jobs to the others; those that a crash hit five times are given up. */
export const workerOptions: Partial<WorkerOptions> = {
  lockDuration: 10_000,
  stalledInterval: 5000,
  maxStalledCount: 5,
  drainDelay: 5,
}
