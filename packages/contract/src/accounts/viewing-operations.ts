import { operation } from '../operation.ts'

/**
 * Lets support look with a member's eyes for a quarter of an hour, to change nothing. It ends before that with the session or the role of
 * whoever looks, and with the account. Nobody looks with the eyes of the staff.
 */
export const openViewing = operation('POST', '/api/backoffice/users/{userGuid}/viewings', {
  access: 'support',
  errors: ['user-not-found', 'user-suspended', 'viewing-not-allowed'],
})
export const endViewing = operation('DELETE', '/api/backoffice/viewings/{viewingGuid}', {
  access: 'support',
  errors: ['viewing-not-found'],
})
/** When the staff looked with the eyes of the caller, and why. */
export const listViewings = operation('GET', '/api/user/viewings', { access: 'member', isRead: true })
/** Whose eyes somebody of the staff looks with, as long as they may. */
export const getViewing = operation('GET', '/internal/accounts/viewings/{viewingGuid}', {
  access: 'system',
  errors: ['viewing-over'],
  isRead: true,
})
