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

const moderator = { service: 'moderation', access: 'moderator' } as const

export const listReports = {
  name: 'listReports',
  method: 'GET',
  path: '/api/backoffice/reports',
  ...moderator,
  errors: [],
  isRead: true,
} as const satisfies Operation
export const getReport = {
  name: 'getReport',
  method: 'GET',
  path: '/api/backoffice/reports/{reportGuid}',
  ...moderator,
  errors: ['report-not-found'],
  isRead: true,
} as const satisfies Operation
/** Answers this report and every other open one of the same thing. It is final. */
export const decideReport = {
  name: 'decideReport',
  method: 'POST',
  path: '/api/backoffice/reports/{reportGuid}/decision',
  ...moderator,
  errors: ['report-not-found', 'report-decided', 'conflict-of-interest'],
} as const satisfies Operation
/** What was decided, for the services that carry it out. */
export const getReportDecision = {
  name: 'getReportDecision',
  method: 'GET',
  path: '/internal/moderation/report-decisions/{decisionGuid}',
  service: 'moderation',
  access: 'system',
  errors: ['report-not-found'],
  isRead: true,
} as const satisfies Operation
