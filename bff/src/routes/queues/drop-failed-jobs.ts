import { countDone, failedJobs, queueOf } from '../../queues/failed-jobs.ts'
import { dropOf } from './drop-of.ts'
import type { OwnHandler } from '../route.ts'

export const dropFailedJobs: OwnHandler<'dropFailedJobs'> = async (call) => {
  const { queue } = call.params
  const { job, reason } = call.body
  const found = await failedJobs(queueOf(call.deps.queues, queue), job)
  return { count: await countDone(found, dropOf(call, { queue, reason })) }
}
