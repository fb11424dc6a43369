import { type OwnRoute, serve } from '../route.ts'
import { dropFailedJob } from './drop-failed-job.ts'
import { dropFailedJobs } from './drop-failed-jobs.ts'
import { listDroppedJobs } from './list-dropped-jobs.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { listQueues } from './list-queues.ts'
import { retryFailedJob } from './retry-failed-job.ts'
import { retryFailedJobs } from './retry-failed-jobs.ts'

/** Operations on failed jobs of all services. */
export const queueRoutes: readonly OwnRoute[] = [
  serve('listQueues', listQueues),
  serve('listFailedJobs', listFailedJobs),
  serve('retryFailedJob', retryFailedJob),
  serve('retryFailedJobs', retryFailedJobs),
  serve('dropFailedJob', dropFailedJob),
  serve('dropFailedJobs', dropFailedJobs),
  serve('listDroppedJobs', listDroppedJobs),
]
