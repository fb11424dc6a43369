import * as z from 'zod/mini'
import { staffRoles, userTypes } from '../enums.ts'
import { personalData } from '../personal-data.ts'
import {
  acknowledged,
  anyEmail,
  anyPassword,
  email,
  guid,
  instant,
  locale,
  password,
  problem,
  programLine,
  queryNumber,
  termsAgreement,
  token,
} from '../primitives.ts'
import {
  beginSecondFactorBody,
  confirmSecondFactorBody,
  currentPassword,
  endSecondFactorBody,
} from './second-factor-schemas.ts'

export const user = z.strictObject({
  guid,
  email: z.string(),
  /** 0 until the user opens the mailed link, 1 after. */
  isVerified: z.union([z.literal(0), z.literal(1)]),
  locale,
  userType: z.enum(userTypes),
  roles: z.array(z.enum(staffRoles)),
  /** Names of the hints this user has dismissed. */
  tips: z.array(z.string()),
  joinedAt: instant,
})
export type User = z.infer<typeof user>

const referrer = z.optional(z.nullable(programLine(200)))

/** The reply is the same for a known and an unknown address; a mail informs the owner of a known one. */
export const registerUserBody = z.strictObject({
  email,
  password,
  referrer,
  userType: z.enum(userTypes),
  basicLocale: locale,
  /** The form always sends it. A member who registered without it must agree to the policies after signing in. */
  agreement: z.optional(termsAgreement),
})

/** A caller with an address alone is a customer who reads the language of the request, until they say otherwise. */
export const registerEmailBody = z.strictObject({
  email,
  referrer,
  userType: z.optional(z.enum(userTypes)),
  basicLocale: z.optional(locale),
  agreement: z.optional(termsAgreement),
})
export const requestRecoveryBody = z.strictObject({ email })
/** Only the shape is checked here. The rules for passwords are checked when one is chosen. */
export const resetPasswordBody = z.strictObject({ password: anyPassword })

const tips = z.array(programLine(60)).check(z.maxLength(50))

export const updateUserBody = z
  .strictObject({
    locale: z.optional(locale),
    userType: z.optional(z.enum(userTypes)),
    tips: z.optional(tips),
    oldPassword: z.optional(currentPassword),
    password: z.optional(anyPassword),
  })
  .check(
    z.refine(({ oldPassword, password: next }) => (oldPassword === undefined) === (next === undefined), {
      path: ['oldPassword'],
      ...problem('required'),
    }),
  )

export const changeEmailBody = z.strictObject({ email, userType: z.optional(z.enum(userTypes)) })
export const startEmailChangeBody = z.strictObject({ currentEmail: email, email })
export const deleteUserBody = z.strictObject({ password: currentPassword })

/** Mails that a user can unsubscribe from; those about the account itself are always sent. */
export const mailingLists = ['publicationUpdates', 'portalUpdates'] as const
export const mailingConfiguration = z.strictObject({ publicationUpdates: z.boolean(), portalUpdates: z.boolean() })
export type MailingConfiguration = z.infer<typeof mailingConfiguration>

/** `taken`: another user has the new address. `lapsed`: it was not confirmed in time. */
export const moveOutcomes = ['made', 'stopped', 'replaced', 'taken', 'lapsed'] as const
export type MoveOutcome = (typeof moveOutcomes)[number]

export const documentKinds = ['terms-and-conditions', 'privacy-policy', 'cookie-policy'] as const

export const mailedToken = token(200)

/** Random id of the browser, from its cookie. Failed attempts of others do not lock this browser out. */
const device = z.nullable(programLine(200))
const userAgent = z.optional(programLine(500))

/** A token that we did not issue is invalid for every address, so `link-invalid` reveals no account. */
const endedByLink = z.extend(acknowledged, { outcome: z.enum(['ended', 'link-invalid']) })

const session = z.strictObject({
  user,
  sessionGuid: guid,
  refreshToken: z.string(),
  /** Stored in the host-only cookie that must accompany the refresh cookie. */
  binderToken: z.string(),
  isRemembered: z.boolean(),
  expiresAt: instant,
})

const mailRecipient = z.strictObject({
  email: z.string(),
  locale,
  /** For the mail program (RFC 8058), and the page for people. */
  unsubscribeUrl: z.string(),
  unsubscribePath: z.string(),
})

/** For `signInByLink`; null where signing in takes more than the link of a mail. */
const signInToken = z.nullable(z.string())

export const accountsSchemas = {
  registerUser: { body: registerUserBody, reply: acknowledged },
  activateAccount: {
    params: z.strictObject({ token: mailedToken }),
    reply: z.strictObject({ status: z.enum(['activated', 'already-activated']), signInToken }),
  },
  registerEmail: { body: registerEmailBody, reply: acknowledged },
  verifyEmail: {
    params: z.strictObject({ token: mailedToken }),
    reply: z.strictObject({
      /** `waiting`: the address is confirmed, and becomes the account's at `changesAt`. */
      status: z.enum(['verified', 'already-verified', 'waiting']),
      changesAt: z.optional(instant),
      signInToken,
    }),
  },
  verifyOnboarding: {
    body: z.strictObject({ verificationToken: mailedToken }),
    /** The token is for `resetPassword`, the address to sign in with the password afterwards. */
    reply: z.strictObject({ passwordToken: z.string(), email: z.string() }),
  },
  createAdmin: {
    body: z.strictObject({ email, locale: z._default(locale, 'en') }),
    /** `isNew` is false for an address that had an account before. */
    reply: z.strictObject({ link: z.string(), isNew: z.boolean() }),
  },
  requestRecovery: { body: requestRecoveryBody, reply: acknowledged },
  resetPassword: {
    params: z.strictObject({ token: mailedToken }),
    body: resetPasswordBody,
    reply: acknowledged,
  },
  resendVerification: { body: z.strictObject({ userType: z.optional(z.enum(userTypes)) }), reply: acknowledged },
  getUser: { reply: user },
  updateUser: { body: updateUserBody, reply: user },
  changeEmail: { body: changeEmailBody, reply: acknowledged },
  startEmailChange: { body: startEmailChangeBody, reply: acknowledged },
  stopEmailChange: {
    body: z.strictObject({ token: mailedToken }),
    reply: z.strictObject({ outcome: z.enum(moveOutcomes) }),
  },
  saveTips: { body: z.strictObject({ tips }), reply: user },
  deleteUser: { body: deleteUserBody, reply: acknowledged },
  listSessions: {
    reply: z.strictObject({
      list: z.array(
        z.strictObject({
          sessionGuid: guid,
          isCurrent: z.boolean(),
          /** Names such as Firefox and Windows; null where the browser did not say. */
          browser: z.nullable(z.string()),
          system: z.nullable(z.string()),
          openedAt: instant,
          usedAt: instant,
        }),
      ),
    }),
  },
  endSession: { params: z.strictObject({ sessionGuid: guid }), reply: acknowledged },
  endOtherSessions: { reply: z.strictObject({ endedCount: z.int() }) },
  getSecondFactor: {
    reply: z.strictObject({
      /** `unavailable` to users without a staff role, `required` if their roles take effect only with it. */
      state: z.enum(['unavailable', 'off', 'required', 'on']),
      recoveryCodesLeft: z.int(),
    }),
  },
  beginSecondFactor: {
    body: beginSecondFactorBody,
    /** The secret for typing into an app, and as an address that opens an app. */
    reply: z.strictObject({ secret: z.string(), uri: z.string() }),
  },
  confirmSecondFactor: {
    body: confirmSecondFactorBody,
    /** Shown once. Each signs in once without the app. */
    reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  },
  endSecondFactor: { body: endSecondFactorBody, reply: acknowledged },
  getMailingConfiguration: { reply: mailingConfiguration },
  updateMailingConfiguration: { body: z.partial(mailingConfiguration), reply: mailingConfiguration },
  unsubscribe: {
    query: z.strictObject({ email, token: z.optional(mailedToken) }),
    reply: z.extend(acknowledged, { outcome: z.enum(['ended', 'link-sent', 'link-invalid']) }),
  },
  unsubscribeInOneClick: { query: z.strictObject({ email, token: mailedToken }), reply: endedByLink },
  subscribeToNewsletter: {
    body: z.strictObject({
      categories: z._default(z.array(z.int32().check(z.minimum(1))).check(z.maxLength(50)), []),
      email,
      /** A provider looks for projects, a customer for services and experts. */
      type: z._default(z.enum(userTypes), 'provider'),
    }),
    reply: acknowledged,
  },
  confirmNewsletter: { body: z.strictObject({ token: mailedToken }), reply: acknowledged },
  endNewsletter: { query: z.strictObject({ token: mailedToken }), reply: endedByLink },
  listDigestReaders: {
    query: z.strictObject({
      /** The last reader of the batch before. */
      after: z.optional(guid),
      limit: z._default(queryNumber(1, 500), 500),
    }),
    reply: z.strictObject({
      list: z.array(
        z.strictObject({
          readerGuid: guid,
          /** False for an address without an account. */
          isUser: z.boolean(),
          locale,
          userType: z.enum(userTypes),
          /** Chosen by a reader without an account; for users they follow from what they publish. */
          categoryIds: z.array(z.int()),
        }),
      ),
    }),
  },
  openDigest: {
    body: z.strictObject({ readerGuid: guid }),
    reply: z.strictObject({ recipient: z.nullable(z.extend(mailRecipient, { isUser: z.boolean() })) }),
  },
  listDocuments: {
    reply: z.strictObject({
      list: z.array(z.strictObject({ kind: z.enum(documentKinds), acceptedAt: z.nullable(instant) })),
    }),
  },
  getReferral: { reply: z.strictObject({ link: z.string(), registeredCount: z.int() }) },
  openSession: {
    body: z.strictObject({
      email: anyEmail,
      password: z.string().check(z.maxLength(256)),
      /** Required only for users with an authenticator. */
      code: z.optional(programLine(40)),
      isRemembered: z.boolean(),
      device,
      /** The browser's IP address, by which failed attempts are counted: an IPv6 network counts as one. */
      address: token(64),
      userAgent,
    }),
    reply: session,
  },
  openSessionByLink: {
    body: z.strictObject({ token: mailedToken, isRemembered: z.boolean(), device, userAgent }),
    reply: session,
  },
  rotateSession: { body: z.strictObject({ refreshToken: token(8000), binderToken: token(8000) }), reply: session },
  closeSession: {
    body: z.strictObject({ refreshToken: z.optional(token(8000)), sessionGuid: z.optional(guid) }),
    reply: acknowledged,
  },
  listEndedSessions: {
    /** `readAt` of an earlier answer. */
    query: z.strictObject({ after: z.optional(z.iso.datetime()) }),
    reply: z.strictObject({ sessionGuids: z.array(guid), readAt: instant }),
  },
  openMailing: {
    body: z.strictObject({ userGuid: guid, list: z.enum(mailingLists) }),
    /** Null for a user who was deleted, has not confirmed the address, or has unsubscribed. */
    reply: z.strictObject({ recipient: z.nullable(mailRecipient) }),
  },
  findUserByEmail: {
    body: z.strictObject({ email: anyEmail }),
    reply: z.strictObject({ userGuid: z.nullable(guid) }),
  },
  getUserContacts: {
    body: z.strictObject({ userGuids: z.array(guid).check(z.maxLength(200)) }),
    reply: z.strictObject({ users: z.array(z.strictObject({ guid, email: z.string(), locale })) }),
  },
  findSuspendedUsers: {
    body: z.strictObject({ userGuids: z.array(guid).check(z.maxLength(200)) }),
    reply: z.strictObject({ userGuids: z.array(guid) }),
  },
  exportAccountsData: personalData,
} as const
