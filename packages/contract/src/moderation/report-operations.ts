import type { Operation } from '../operation.ts'

/** Tells the moderators of something that should not be there. The same report again changes nothing. */
export const createReport = {
  name: 'createReport',
  method: 'POST',
  path: '/api/report',
  service: 'moderation',
  access: 'member',
  errors: ['report-target-not-found'],
} as const satisfies Operation
export const reportReview = {
  name: 'reportReview',
  method: 'POST',
  path: '/api/review/{guid}/report',
  service: 'moderation',
  access: 'member',
  errors: ['report-target-not-found'],
} as const satisfies Operation
