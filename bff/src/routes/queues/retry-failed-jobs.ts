import { countDone, failedJobs, queueOf, retry } from '../../queues/failed-jobs.ts'
import type { OwnHandler } from '../route.ts'

export const retryFailedJobs: OwnHandler<'retryFailedJobs'> = async ({ body, deps: { queues }, params }) => ({
  count: await countDone(await failedJobs(queueOf(queues, params.queue), body.job), retry),
})
