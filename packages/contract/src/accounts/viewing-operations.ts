import { operation } from '../operation.ts'

/**
 * Lets support impersonate a member for a quarter of an hour, read-only. It ends earlier with the session or the role
 * of the support agent, and with the member's account. Staff accounts cannot be impersonated.
 */
export const openViewing = operation('POST', '/api/backoffice/users/{userGuid}/viewings', {
  access: 'support',
  errors: ['user-not-found', 'user-suspended', 'viewing-not-allowed'],
})
export const endViewing = operation('DELETE', '/api/backoffice/viewings/{viewingGuid}', {
  access: 'support',
  errors: ['viewing-not-found'],
})
/** When and why the staff impersonated the caller. */
export const listViewings = operation('GET', '/api/user/viewings', { access: 'member', isRead: true })
/** The impersonated member of a viewing, while it is valid. */
export const getViewing = operation('GET', '/internal/accounts/viewings/{viewingGuid}', {
  access: 'system',
  errors: ['viewing-over'],
  isRead: true,
})
