import { operation } from '../operation.ts'

export const openAnonymousSession = operation('GET', '/api/authorization/anonymous', { access: 'public' })
export const signIn = operation('POST', '/api/authorization', {
  access: 'public',
  errors: ['credentials-wrong', 'account-suspended'],
})
/** Signs in by the `signInToken` of a confirmed address, so that the password of the sign-up is not typed again. */
export const signInByLink = operation('POST', '/api/authorization/link', {
  access: 'public',
  errors: ['token-invalid', 'token-expired', 'account-suspended'],
})
export const refreshSession = operation('POST', '/api/refreshToken', {
  access: 'public',
  errors: ['session-expired', 'session-reused'],
})
export const signOut = operation('DELETE', '/api/authorization', { access: 'public' })
export const getActivityCounter = operation('GET', '/api/user/activity/counter', { access: 'member', isRead: true })
export const uploadFile = operation('POST', '/api/files/upload', {
  access: 'member',
  errors: ['file-type-refused', 'file-too-large', 'file-missing', 'storage-full'],
  status: 201,
})
export const checkStatus = operation('GET', '/api/system/checkStatus', { access: 'public', isRead: true })
/** Server-sent events for the caller: see `live.ts`. Impersonations get none, because a stream would outlive them. */
export const streamEvents = operation('GET', '/api/events', { access: 'guest', isRead: true, isPrivate: true })
export const getOpenApi = operation('GET', '/api/openapi.json', { access: 'public', isRead: true })
