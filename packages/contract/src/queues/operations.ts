import { operation } from '../operation.ts'

const ofQueue = ['queue-not-found'] as const
const ofJob = [...ofQueue, 'job-not-found', 'job-not-failed'] as const

/** Every queue with what waits in it, and the kinds of jobs that have failed for good. */
export const listQueues = operation('GET', '/api/backoffice/queues', { access: 'admin', isRead: true })
/** Jobs of one queue that have failed for good, the latest first. */
export const listFailedJobs = operation('GET', '/api/backoffice/queues/{queue}/failed', {
  access: 'admin',
  errors: ofQueue,
  isRead: true,
})
/** Puts a job that has failed back into its queue, with all its attempts before it. */
export const retryFailedJob = operation('POST', '/api/backoffice/queues/{queue}/failed/{jobId}/retry', {
  access: 'admin',
  errors: ofJob,
})
export const retryFailedJobs = operation('POST', '/api/backoffice/queues/{queue}/failed/retry', {
  access: 'admin',
  errors: ofQueue,
})
/** Takes a job away for good. Why is kept beside what it was. */
export const dropFailedJob = operation('POST', '/api/backoffice/queues/{queue}/failed/{jobId}/drop', {
  access: 'admin',
  errors: ofJob,
})
export const dropFailedJobs = operation('POST', '/api/backoffice/queues/{queue}/failed/drop', {
  access: 'admin',
  errors: ofQueue,
})
/** Jobs dropped in the last ninety days, latest first. */
export const listDroppedJobs = operation('GET', '/api/backoffice/dropped-jobs', { access: 'admin', isRead: true })
