import { operation } from '../operation.ts'

export const registerUser = operation('POST', '/api/registration/basic', { access: 'guest' })

export const activateAccount = operation('GET', '/api/activate/{token}', {
  access: 'guest',
  errors: ['token-invalid', 'token-expired'],
})

/** Signs up with nothing but an address; the password is chosen by the mailed link. */
export const registerEmail = operation('POST', '/api/onboardingRegistration', { access: 'guest' })

/** Confirms the address that the link was mailed to. Mails lead to a page which calls this: opening the link confirms nothing. */
export const verifyEmail = operation('GET', '/api/verification/{token}', {
  access: 'guest',
  errors: ['token-invalid', 'token-expired'],
})

/** Confirms the address of a user who signed up without a password. Returns a token for setting the first one. */
export const verifyOnboarding = operation('POST', '/api/onboardingVerification', {
  access: 'guest',
  errors: ['token-invalid', 'token-expired'],
  isSecret: true,
})

/** Answers the same for a known and an unknown address. */
export const requestRecovery = operation('POST', '/api/recovery', { access: 'guest' })

/** Sets the password by a mailed token and ends every session of the user. */
export const resetPassword = operation('POST', '/api/recovery/{token}', {
  access: 'guest',
  errors: ['token-invalid', 'token-expired'],
})

export const resendVerification = operation('POST', '/api/verification/resend', { access: 'member' })

export const getUser = operation('GET', '/api/user', { access: 'member', isRead: true })

/** Changes what the caller says about themselves, or their password. A new password ends all their other sessions. */
export const updateUser = operation('PATCH', '/api/user', { access: 'member' })

/** Has a link mailed to another address, for users who mistyped their own. A confirmed address changes through support. */
export const changeEmail = operation('PATCH', '/api/user/changeEmail', {
  access: 'member',
  errors: ['email-confirmed'],
})

/**
 * Begins what `changeEmail` leaves to support, at the request of the owner: the new address confirms, and the change is made after 72
 * hours unless the former address stops it by the link that it is mailed. The address of one of the staff is for admins alone.
 */
export const startEmailChange = operation('POST', '/api/backoffice/accounts/changeEmail', {
  access: 'support',
  errors: ['user-not-found', 'conflict-of-interest'],
})

/** Stops a change of address that the staff began, by the link that the former address was mailed. As often as it is called. */
export const stopEmailChange = operation('POST', '/api/email-change/stop', {
  access: 'guest',
  errors: ['token-invalid'],
})

/** Names of hints that the caller has dismissed, beside those before. */
export const saveTips = operation('POST', '/api/user/tips', { access: 'member' })

/** Cannot be undone: sessions end at once, and within a day nothing anywhere says who they were. */
export const deleteUser = operation('DELETE', '/api/user', { access: 'member' })

/** Where the caller is signed in. */
export const listSessions = operation('GET', '/api/user/sessions', { access: 'member', isRead: true })

export const endSession = operation('DELETE', '/api/user/sessions/{sessionGuid}', {
  access: 'member',
  errors: ['session-not-found'],
})

/** Whether the caller has an authenticator app beside their password, which is for the staff. */
export const getSecondFactor = operation('GET', '/api/user/secondFactor', { access: 'member', isRead: true })

/** Makes a secret for the app. It asks for nothing until its first code has come. */
export const beginSecondFactor = operation('POST', '/api/user/secondFactor', {
  access: 'member',
  errors: ['second-factor-changed'],
  isSecret: true,
})

/** From the first code on every sign-in needs one. Ends all other sessions of the caller. */
export const confirmSecondFactor = operation('POST', '/api/user/secondFactor/confirm', {
  access: 'member',
  errors: ['second-factor-changed'],
  isSecret: true,
})

export const endSecondFactor = operation('DELETE', '/api/user/secondFactor', {
  access: 'member',
  errors: ['second-factor-changed'],
})

/** All but the one that asks. */
export const endOtherSessions = operation('DELETE', '/api/user/sessions', { access: 'member' })

export const getMailingConfiguration = operation('GET', '/api/user/mailing/configuration', {
  access: 'member',
  isRead: true,
})

export const updateMailingConfiguration = operation('PATCH', '/api/user/mailing/configuration', { access: 'member' })

/**
 * Ends news by mail, at once with the token of a mail or for the caller's own address. Without a token it mails a link to the address,
 * and the answer is the same for a known and an unknown address.
 */
export const unsubscribe = operation('GET', '/api/user/mailing/unsubscribe', { access: 'guest' })

/** The one-click unsubscription of RFC 8058. The outcome depends on the token alone. */
export const unsubscribeInOneClick = operation('POST', '/api/user/mailing/unsubscribe', {
  access: 'public',
  isFromMail: true,
})

/** Asks the owner of an address whether they want the weekly news. Always the same answer. */
export const subscribeToNewsletter = operation('POST', '/api/newsletter/subscribe', { access: 'public' })
/** The owner of the address wants it. */
export const confirmNewsletter = operation('POST', '/api/newsletter/confirm', {
  access: 'public',
  errors: ['token-invalid'],
})
/** Ends the weekly news and deletes the address. The outcome depends on the token alone. */
export const endNewsletter = operation('POST', '/api/newsletter/end', { access: 'public', isFromMail: true })

/** What the caller has agreed to. */
export const listDocuments = operation('GET', '/api/user/documents', { access: 'member', isRead: true })

/** The link by which the caller invites others, and how many have come by it. */
export const getReferral = operation('GET', '/api/user/referral', { access: 'member', isRead: true })
