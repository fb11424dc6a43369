import { operation } from '../operation.ts'

/** What the staff did, the latest first. */
export const listStaffActions = operation('GET', '/api/backoffice/audit', { access: 'admin', isRead: true })
/** What the staff did as CSV, the oldest first. */
export const exportStaffActions = operation('GET', '/api/backoffice/audit.csv', {
  access: 'admin',
  isRead: true,
  isDownload: true,
  isRecorded: true,
})
/** By whom and by what the log can be narrowed, and how its chain is. */
export const getAuditOverview = operation('GET', '/api/backoffice/audit/overview', { access: 'admin', isRead: true })
/** Follows the chain from its first row to its last, and holds it against every witness outside of its table. */
export const checkAuditChain = operation('POST', '/api/backoffice/audit/check', { access: 'admin' })
/** Records a staff action with an operation that no service serves. */
export const recordStaffAction = operation('POST', '/internal/audit/actions', { access: 'system' })
