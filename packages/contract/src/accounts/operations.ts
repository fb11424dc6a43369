import type { Operation } from '../operation.ts'

export const registerUser = {
  name: 'registerUser',
  method: 'POST',
  path: '/api/registration/basic',
  service: 'accounts',
  access: 'guest',
  errors: [],
} as const satisfies Operation

export const activateAccount = {
  name: 'activateAccount',
  method: 'GET',
  path: '/api/activate/{token}',
  service: 'accounts',
  access: 'guest',
  errors: ['token-invalid', 'token-expired'],
} as const satisfies Operation

/** Signs up with nothing but an address; the password is chosen by the mailed link. */
export const registerEmail = {
  name: 'registerEmail',
  method: 'POST',
  path: '/api/onboardingRegistration',
  service: 'accounts',
  access: 'guest',
  errors: [],
} as const satisfies Operation

/** Confirms the address that the link was mailed to. Mails lead to a page which calls this: opening the link confirms nothing. */
export const verifyEmail = {
  name: 'verifyEmail',
  method: 'GET',
  path: '/api/verification/{token}',
  service: 'accounts',
  access: 'guest',
  errors: ['token-invalid', 'token-expired'],
} as const satisfies Operation

/** Confirms the address of who signed up with it alone. What it returns sets the first password. */
export const verifyOnboarding = {
  name: 'verifyOnboarding',
  method: 'POST',
  path: '/api/onboardingVerification',
  service: 'accounts',
  access: 'guest',
  errors: ['token-invalid', 'token-expired'],
  isSecret: true,
} as const satisfies Operation

/** Answers the same for a known and an unknown address. */
export const requestRecovery = {
  name: 'requestRecovery',
  method: 'POST',
  path: '/api/recovery',
  service: 'accounts',
  access: 'guest',
  errors: [],
} as const satisfies Operation

/** Sets the password by a mailed token and ends every session of the user. */
export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/api/recovery/{token}',
  service: 'accounts',
  access: 'guest',
  errors: ['token-invalid', 'token-expired'],
} as const satisfies Operation

export const resendVerification = {
  name: 'resendVerification',
  method: 'POST',
  path: '/api/verification/resend',
  service: 'accounts',
  access: 'member',
  errors: [],
} as const satisfies Operation

export const getUser = {
  name: 'getUser',
  method: 'GET',
  path: '/api/user',
  service: 'accounts',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** Changes what the caller says about himself, or his password. A new password ends all his other sessions. */
export const updateUser = {
  name: 'updateUser',
  method: 'PATCH',
  path: '/api/user',
  service: 'accounts',
  access: 'member',
  errors: [],
} as const satisfies Operation

/** Has a link mailed to another address, for who has mistyped his own. A confirmed address changes through support. */
export const changeEmail = {
  name: 'changeEmail',
  method: 'PATCH',
  path: '/api/user/changeEmail',
  service: 'accounts',
  access: 'member',
  errors: ['email-confirmed'],
} as const satisfies Operation

/**
 * Begins what `changeEmail` leaves to support, at the request of the owner: both addresses are told, and the new one confirms.
 * The address of one of the staff is for admins alone.
 */
export const startEmailChange = {
  name: 'startEmailChange',
  method: 'POST',
  path: '/api/backoffice/accounts/changeEmail',
  service: 'accounts',
  access: 'support',
  errors: ['user-not-found', 'conflict-of-interest'],
} as const satisfies Operation

/** Names of hints that the caller has dismissed, beside those before. */
export const saveTips = {
  name: 'saveTips',
  method: 'POST',
  path: '/api/user/tips',
  service: 'accounts',
  access: 'member',
  errors: [],
} as const satisfies Operation

/** Cannot be undone: sessions end at once, and within a day nothing anywhere says who he was. */
export const deleteUser = {
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/user',
  service: 'accounts',
  access: 'member',
  errors: [],
} as const satisfies Operation

/** Where the caller is signed in. */
export const listSessions = {
  name: 'listSessions',
  method: 'GET',
  path: '/api/user/sessions',
  service: 'accounts',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation

export const endSession = {
  name: 'endSession',
  method: 'DELETE',
  path: '/api/user/sessions/{sessionGuid}',
  service: 'accounts',
  access: 'member',
  errors: ['session-not-found'],
} as const satisfies Operation

/** Whether the caller has an authenticator app beside his password, which is for the staff. */
export const getSecondFactor = {
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/user/secondFactor',
  service: 'accounts',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** Makes a secret for the app. It asks for nothing until its first code has come. */
export const beginSecondFactor = {
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/user/secondFactor',
  service: 'accounts',
  access: 'member',
  errors: ['second-factor-changed'],
  isSecret: true,
} as const satisfies Operation

/** From the first code on every sign-in needs one. Ends all other sessions of the caller. */
export const confirmSecondFactor = {
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/user/secondFactor/confirm',
  service: 'accounts',
  access: 'member',
  errors: ['second-factor-changed'],
  isSecret: true,
} as const satisfies Operation

export const endSecondFactor = {
  name: 'endSecondFactor',
  method: 'DELETE',
  path: '/api/user/secondFactor',
  service: 'accounts',
  access: 'member',
  errors: ['second-factor-changed'],
} as const satisfies Operation

/** All but the one that asks. */
export const endOtherSessions = {
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/user/sessions',
  service: 'accounts',
  access: 'member',
  errors: [],
} as const satisfies Operation

export const getMailingConfiguration = {
  name: 'getMailingConfiguration',
  method: 'GET',
  path: '/api/user/mailing/configuration',
  service: 'accounts',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation

export const updateMailingConfiguration = {
  name: 'updateMailingConfiguration',
  method: 'PATCH',
  path: '/api/user/mailing/configuration',
  service: 'accounts',
  access: 'member',
  errors: [],
} as const satisfies Operation

/** Ends news by mail, at once with the token of a mail or for the own address, else once the mailed link is followed. Always the same answer. */
export const unsubscribe = {
  name: 'unsubscribe',
  method: 'GET',
  path: '/api/user/mailing/unsubscribe',
  service: 'accounts',
  access: 'guest',
  errors: [],
} as const satisfies Operation

/** What a mail program offers beside a letter with news: one press and no more news. Always the same answer. */
export const unsubscribeInOneClick = {
  name: 'unsubscribeInOneClick',
  method: 'POST',
  path: '/api/user/mailing/unsubscribe',
  service: 'accounts',
  access: 'public',
  errors: [],
  isFromMail: true,
} as const satisfies Operation

/** What the caller has agreed to. */
export const listDocuments = {
  name: 'listDocuments',
  method: 'GET',
  path: '/api/user/documents',
  service: 'accounts',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** The link by which the caller invites others, and how many have come by it. */
export const getReferral = {
  name: 'getReferral',
  method: 'GET',
  path: '/api/user/referral',
  service: 'accounts',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation
