import { operation } from '../operation.ts'

/** By a part of the address, or by guid, who joined last first. */
export const searchUsers = operation('GET', '/api/backoffice/users', { access: 'support', isRead: true })
/** What support may see of an account: where it is signed in, its company and plan, and what was decided about it. */
export const getUserAccount = operation('GET', '/api/backoffice/users/{userGuid}', {
  access: 'support',
  errors: ['user-not-found'],
  isRead: true,
  isRecorded: true,
})
/**
 * Ends every session within a second and lets nobody sign in until it is taken back. The user is told why by mail, in their language.
 * One of the staff is for admins, and nobody suspends themselves.
 */
export const suspendUser = operation('POST', '/api/backoffice/users/{userGuid}/suspend', {
  access: 'support',
  errors: ['user-not-found', 'user-suspended', 'conflict-of-interest'],
})
/** Takes a suspension back. The user is told by mail. */
export const restoreUser = operation('POST', '/api/backoffice/users/{userGuid}/restore', {
  access: 'support',
  errors: ['user-not-found', 'user-not-suspended', 'conflict-of-interest'],
})
/** Stops a change of address that a colleague began, before it is made. */
export const cancelEmailChange = operation('POST', '/api/backoffice/users/{userGuid}/email-change/cancel', {
  access: 'support',
  errors: ['email-change-over'],
})
