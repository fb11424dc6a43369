import { operation } from '../operation.ts'

/** Reports content to the moderators. Repeating a report changes nothing. */
export const createReport = operation('POST', '/api/report', { access: 'member', errors: ['report-target-not-found'] })
export const reportReview = operation('POST', '/api/review/{guid}/report', {
  access: 'member',
  errors: ['report-target-not-found'],
})

export const listReports = operation('GET', '/api/backoffice/reports', { access: 'moderator', isRead: true })
export const getReport = operation('GET', '/api/backoffice/reports/{reportGuid}', {
  access: 'moderator',
  errors: ['report-not-found'],
  isRead: true,
})
/** Answers this report and every other open one of the same thing. It is final. */
export const decideReport = operation('POST', '/api/backoffice/reports/{reportGuid}/decision', {
  access: 'moderator',
  errors: ['report-not-found', 'report-decided', 'conflict-of-interest'],
})
/** The decision, for the services that carry it out. */
export const getReportDecision = operation('GET', '/internal/moderation/report-decisions/{decisionGuid}', {
  access: 'system',
  errors: ['report-not-found'],
  isRead: true,
})
