import type { JobQueue } from '../src/jobs/queues.ts'

/** The states of the jobs about a company, whichever backend keeps them. */
export async function statesOf(queue: JobQueue, companyGuid: string): Promise<string[]> {
  const all = await queue.getJobs()
  return Promise.all(all.filter(({ data }) => data.companyGuid === companyGuid).map((job) => job.getState()))
}
