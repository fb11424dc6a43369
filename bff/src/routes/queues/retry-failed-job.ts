import { actOn, failedJob, queueOf, retry } from '../../queues/failed-jobs.ts'
import type { OwnHandler } from '../route.ts'

export const retryFailedJob: OwnHandler<'retryFailedJob'> = async ({ deps: { queues }, params }) => {
  await actOn(await failedJob(queueOf(queues, params.queue), params.jobId), retry)
  return { count: 1 }
}
