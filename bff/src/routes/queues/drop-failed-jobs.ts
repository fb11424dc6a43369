import { countDone, failedJobs, queueOf } from '../../queues/failed-jobs.ts'
import type { OwnHandler } from '../route.ts'
import { dropJob } from './drop-job.ts'

export const dropFailedJobs: OwnHandler<'dropFailedJobs'> = async (call) => {
  const { queue } = call.params
  const { job: kind, reason } = call.body
  const found = await failedJobs(queueOf(call.deps.queues, queue), kind)
  return { count: await countDone(found, (job) => dropJob(call, job, { queue, reason })) }
}
