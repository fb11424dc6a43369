import { failedJobs, queueOf } from '../../queues/failed-jobs.ts'
import { instantOf } from '../../queues/instant-of.ts'
import { shownPayload, shownReason } from '../../queues/shown-payload.ts'
import type { OwnHandler } from '../route.ts'

export const listFailedJobs: OwnHandler<'listFailedJobs'> = async ({ deps: { queues }, params, query }) => {
  const { job: name, limit, offset } = query
  const found = await failedJobs(queueOf(queues, params.queue), name)
  return {
    list: found
      .slice(offset, offset + limit)
      .map(({ attemptsMade, data, failedReason, finishedOn, id, name: job }) => ({
        jobId: id ?? '',
        job,
        payload: shownPayload(data),
        attemptsCount: attemptsMade,
        failedAt: instantOf(finishedOn),
        reason: shownReason(failedReason),
      })),
    total: found.length,
  }
}
