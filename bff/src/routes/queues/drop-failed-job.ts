import { actOn, failedJob, queueOf } from '../../queues/failed-jobs.ts'
import { dropOf } from './drop-of.ts'
import type { OwnHandler } from '../route.ts'

export const dropFailedJob: OwnHandler<'dropFailedJob'> = async (call) => {
  const { queue, jobId } = call.params
  const job = await failedJob(queueOf(call.deps.queues, queue), jobId)
  await actOn(job, dropOf(call, { queue, reason: call.body.reason }))
  return { count: 1 }
}
