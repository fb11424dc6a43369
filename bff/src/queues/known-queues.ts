import { type Job, jobs } from '@sild/contract/jobs'

/** Every job by its queue. */
export const jobsOfQueue: ReadonlyMap<string, readonly Job[]> = Map.groupBy(
  Object.values<Job>(jobs),
  ({ queue }) => queue,
)

/** Cause of a job; null for a job of another release. */
export function originOf(queue: string, name: string) {
  const job = jobsOfQueue.get(queue)?.find((known) => known.name === name)
  return job ? { service: job.service, follows: [...(job.follows ?? [])], everyMs: job.everyMs ?? null } : null
}
