import { operation } from '../operation.ts'

/** Checks address, password and, where there is an authenticator, a code, and opens a session. The BFF keeps what it returns in cookies. */
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

/** Ends the session of a refresh token and the one of an access token, which are the same but in a browser that lost one of them. */
export const closeSession = operation('POST', '/internal/accounts/sessions/close', { access: 'system' })

/** Sessions that ended before their access tokens did: all of them, or those since an earlier answer. */
export const listEndedSessions = operation('GET', '/internal/accounts/sessions/ended', {
  access: 'system',
  isRead: true,
})

/** Addresses and languages of users, for mails and notifications of other services. */
export const getUserContacts = operation('POST', '/internal/accounts/user-contacts', { access: 'system', isRead: true })
/** Those of some users who may not sign in. */
export const findSuspendedUsers = operation('POST', '/internal/accounts/suspended-users', {
  access: 'system',
  isRead: true,
})
/** A suspension as it is now, for whoever decides about an appeal against it. */
export const getSuspension = operation('GET', '/internal/accounts/suspensions/{suspensionGuid}', {
  access: 'system',
  errors: ['suspension-not-found'],
  isRead: true,
})
/** The suspension that the link of a mail is about, or the one that a refused sign-in leads to. */
export const readSuspensionLink = operation('POST', '/internal/accounts/suspension-links', {
  access: 'system',
  errors: ['suspension-not-found'],
  isRead: true,
})
/** Whose address it is, for whoever was given one; null where nobody's. */
export const findUserByEmail = operation('POST', '/internal/accounts/user-by-email', { access: 'system', isRead: true })
/** To whom a mail of one of the lists goes, with the link of that mail that ends it. */
export const openMailing = operation('POST', '/internal/accounts/mailings', { access: 'system' })
/** Whoever gets the weekly news, by guid: users and addresses without an account. */
export const listDigestReaders = operation('GET', '/internal/accounts/digest-readers', {
  access: 'system',
  isRead: true,
})
/** To whom the weekly news of a reader goes, with the link that ends it. */
export const openDigest = operation('POST', '/internal/accounts/digest-mailings', { access: 'system' })

/** Its share of what somebody is given who asks for their data. */
export const exportAccountsData = operation('POST', '/internal/accounts/personal-data', {
  access: 'system',
  isRead: true,
})

/**
 * Makes an address the account of an admin and returns a link, good once and for an hour, that sets the password. The command line of
 * the machine calls it: no page does.
 */
export const createAdmin = operation('POST', '/internal/accounts/admins', {
  access: 'system',
  errors: ['user-not-found'],
  isSecret: true,
})
