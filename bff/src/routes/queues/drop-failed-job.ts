import { actOn, failedJob, queueOf } from '../../queues/failed-jobs.ts'
import type { OwnHandler } from '../route.ts'
import { dropJob } from './drop-job.ts'

export const dropFailedJob: OwnHandler<'dropFailedJob'> = async (call) => {
  const { queue, jobId } = call.params
  const { reason } = call.body
  const failed = await failedJob(queueOf(call.deps.queues, queue), jobId)
  await actOn(failed, (job) => dropJob(call, job, { queue, reason }))
  return { count: 1 }
}
