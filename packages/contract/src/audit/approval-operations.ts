import { operation } from '../operation.ts'

/** Asks a colleague to approve an operation that `needsApproval`. Nothing is done yet; after seven days the request expires. */
export const requestApproval = operation('POST', '/api/backoffice/approvals', {
  access: 'staff',
  errors: ['approval-exists'],
  status: 201,
})
/** What the caller may approve or has asked for, the latest first. */
export const listApprovals = operation('GET', '/api/backoffice/approvals', { access: 'staff', isRead: true })
/** Carries out what a colleague asked for, in their name. Who may call that operation may approve it, but not their own request. */
export const approveRequest = operation('POST', '/api/backoffice/approvals/{approvalGuid}/approve', {
  access: 'staff',
  errors: ['approval-not-found', 'approval-decided', 'approval-own-request'],
})
/** Refuses what a colleague asked for, or withdraws the caller's own request. */
export const declineRequest = operation('POST', '/api/backoffice/approvals/{approvalGuid}/decline', {
  access: 'staff',
  errors: ['approval-not-found', 'approval-decided'],
})
