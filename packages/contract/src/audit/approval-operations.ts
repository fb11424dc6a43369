import { operation } from '../operation.ts'

/** Asks a colleague to approve an operation that `needsApproval`. Nothing is done yet; after seven days the request expires. */
export const requestApproval = operation('POST', '/api/backoffice/approvals', {
  access: 'staff',
  errors: ['approval-exists'],
  status: 201,
})
/** Requests that the caller may approve or has made, latest first. */
export const listApprovals = operation('GET', '/api/backoffice/approvals', { access: 'staff', isRead: true })
/**
 * Runs the operation that a colleague requested, in their name. Any colleague who may call the operation may approve
 * it.
 */
export const approveRequest = operation('POST', '/api/backoffice/approvals/{approvalGuid}/approve', {
  access: 'staff',
  errors: ['approval-not-found', 'approval-decided', 'approval-own-request'],
})
/** Declines a colleague's request, or withdraws the caller's own. */
export const declineRequest = operation('POST', '/api/backoffice/approvals/{approvalGuid}/decline', {
  access: 'staff',
  errors: ['approval-not-found', 'approval-decided'],
})
