import { operation } from '../operation.ts'

/**
 * Checks address, password and, for users with an authenticator, a code. Returns a session; the BFF stores it in
 * cookies.
 */
export const openSession = operation('POST', '/internal/accounts/sessions', {
  access: 'system',
  errors: ['credentials-wrong', 'account-suspended'],
})

/** Opens a session by the token that a confirmed address returned, once. */
export const openSessionByLink = operation('POST', '/internal/accounts/sessions/by-link', {
  access: 'system',
  errors: ['token-invalid', 'token-expired', 'account-suspended'],
})

/** Exchanges a refresh token for the next one. A token used again after its grace revokes the whole family. */
export const rotateSession = operation('POST', '/internal/accounts/sessions/rotate', {
  access: 'system',
  errors: ['session-expired', 'session-reused'],
})

/**
 * Ends the sessions of a refresh token and an access token: one session, except in a browser that lost one of the
 * tokens.
 */
export const closeSession = operation('POST', '/internal/accounts/sessions/close', { access: 'system' })

/** Sessions that ended before their access tokens expired: all of them, or those since an earlier reply. */
export const listEndedSessions = operation('GET', '/internal/accounts/sessions/ended', {
  access: 'system',
  isRead: true,
})

/** Addresses and languages of users, for mails and notifications of other services. */
export const getUserContacts = operation('POST', '/internal/accounts/user-contacts', { access: 'system', isRead: true })
/** Which of these users are suspended. */
export const findSuspendedUsers = operation('POST', '/internal/accounts/suspended-users', {
  access: 'system',
  isRead: true,
})
/** The current state of a suspension, for the decision about an appeal against it. */
export const getSuspension = operation('GET', '/internal/accounts/suspensions/{suspensionGuid}', {
  access: 'system',
  errors: ['suspension-not-found'],
  isRead: true,
})
/** The suspension behind the link of a mail or of a refused sign-in. */
export const readSuspensionLink = operation('POST', '/internal/accounts/suspension-links', {
  access: 'system',
  errors: ['suspension-not-found'],
  isRead: true,
})
/** The user with an address; null if there is none. */
export const findUserByEmail = operation('POST', '/internal/accounts/user-by-email', { access: 'system', isRead: true })
/** The recipient of a mail of a mailing list, with the link that unsubscribes. */
export const openMailing = operation('POST', '/internal/accounts/mailings', { access: 'system' })
/** Readers of the weekly digest, ordered by guid: users, and addresses without an account. */
export const listDigestReaders = operation('GET', '/internal/accounts/digest-readers', {
  access: 'system',
  isRead: true,
})
/** The recipient of a weekly digest, with the link that unsubscribes. */
export const openDigest = operation('POST', '/internal/accounts/digest-mailings', { access: 'system' })

/** The account data in a user's export of personal data. */
export const exportAccountsData = operation('POST', '/internal/accounts/personal-data', {
  access: 'system',
  isRead: true,
})

/**
 * Creates an admin account for an address, or makes its account one, and returns a link that sets the password, valid
 * once and for an hour. Only the command line calls it.
 */
export const createAdmin = operation('POST', '/internal/accounts/admins', {
  access: 'system',
  errors: ['user-not-found'],
  isSecret: true,
})
