import { operation } from '../operation.ts'

/** Finds users by a part of the address or by guid, the last to join first. */
export const searchUsers = operation('GET', '/api/backoffice/users', { access: 'support', isRead: true })
/** What support may see of an account: its sessions, company and plan, and the decisions about it. */
export const getUserAccount = operation('GET', '/api/backoffice/users/{userGuid}', {
  access: 'support',
  errors: ['user-not-found'],
  isRead: true,
  isRecorded: true,
})
/**
 * Ends all sessions within a second and blocks signing in until the suspension is lifted. A mail gives the user the
 * reason, in their language. Only admins suspend staff, and no one suspends themselves.
 */
export const suspendUser = operation('POST', '/api/backoffice/users/{userGuid}/suspend', {
  access: 'support',
  errors: ['user-not-found', 'user-suspended', 'conflict-of-interest'],
})
/** Lifts a suspension and notifies the user by mail. */
export const restoreUser = operation('POST', '/api/backoffice/users/{userGuid}/restore', {
  access: 'support',
  errors: ['user-not-found', 'user-not-suspended', 'conflict-of-interest'],
})
/** Cancels a pending change of address that a colleague began. */
export const cancelEmailChange = operation('POST', '/api/backoffice/users/{userGuid}/email-change/cancel', {
  access: 'support',
  errors: ['email-change-over'],
})
