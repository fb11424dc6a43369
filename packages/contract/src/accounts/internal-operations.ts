import type { Operation } from '../operation.ts'

/** Checks address, password and, where there is an authenticator, a code, and opens a session. The BFF keeps what it returns in cookies. */
export const openSession = {
  name: 'openSession',
  method: 'POST',
  path: '/internal/accounts/sessions',
  service: 'accounts',
  access: 'system',
  errors: ['credentials-wrong'],
} as const satisfies Operation

/** Exchanges a refresh token for the next one. A token used again after its grace revokes the whole family. */
export const rotateSession = {
  name: 'rotateSession',
  method: 'POST',
  path: '/internal/accounts/sessions/rotate',
  service: 'accounts',
  access: 'system',
  errors: ['session-expired', 'session-reused'],
} as const satisfies Operation

/** Ends the session of a refresh token and the one of an access token, which are the same but in a browser that lost one of them. */
export const closeSession = {
  name: 'closeSession',
  method: 'POST',
  path: '/internal/accounts/sessions/close',
  service: 'accounts',
  access: 'system',
  errors: [],
} as const satisfies Operation

/** Sessions that ended before their access tokens did: all of them, or those since an earlier answer. */
export const listEndedSessions = {
  name: 'listEndedSessions',
  method: 'GET',
  path: '/internal/accounts/sessions/ended',
  service: 'accounts',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** Addresses and languages of users, for mails and notifications of other services. */
export const getUserContacts = {
  name: 'getUserContacts',
  method: 'POST',
  path: '/internal/accounts/user-contacts',
  service: 'accounts',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation
