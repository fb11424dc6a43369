import * as z from 'zod/mini'
import { staffRoles, userTypes } from '../enums.ts'
import { acknowledged, anyPassword, email, guid, instant, locale, password, termsAgreement } from '../primitives.ts'

export const user = z.strictObject({
  guid,
  email: z.string(),
  /** 0 until the mailed link was followed, 1 after. */
  isVerified: z.union([z.literal(0), z.literal(1)]),
  locale,
  userType: z.enum(userTypes),
  roles: z.array(z.enum(staffRoles)),
  /** Names of the hints this user has dismissed. */
  tips: z.array(z.string()),
  joinedAt: instant,
})
export type User = z.infer<typeof user>

const referrer = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/** The answer is the same for a known and an unknown address; the owner of a known one is told by mail. */
export const registerUserBody = z.strictObject({
  email,
  password,
  referrer,
  userType: z.enum(userTypes),
  basicLocale: locale,
  agreement: termsAgreement,
})

/** Whoever calls with an address alone is a customer who reads the language of the request, until he says otherwise. */
export const registerEmailBody = z.strictObject({
  email,
  referrer,
  userType: z.optional(z.enum(userTypes)),
  basicLocale: z.optional(locale),
  agreement: z.optional(termsAgreement),
})
export const requestRecoveryBody = z.strictObject({ email })
export const resetPasswordBody = z.strictObject({ password: anyPassword })

/** As it stands in the link of a mail. */
const mailedToken = z.string().check(z.maxLength(200))

const session = z.strictObject({
  user,
  sessionGuid: guid,
  refreshToken: z.string(),
  /** Goes into the host-only cookie that must accompany the refresh cookie. */
  binderToken: z.string(),
  isRemembered: z.boolean(),
  expiresAt: instant,
})

export const accountsSchemas = {
  registerUser: { body: registerUserBody, reply: acknowledged },
  activateAccount: {
    params: z.strictObject({ token: mailedToken }),
    reply: z.strictObject({ status: z.enum(['activated', 'already-activated']) }),
  },
  registerEmail: { body: registerEmailBody, reply: acknowledged },
  verifyEmail: {
    params: z.strictObject({ token: mailedToken }),
    reply: z.strictObject({ status: z.enum(['verified', 'already-verified']) }),
  },
  verifyOnboarding: {
    body: z.strictObject({ verificationToken: mailedToken }),
    /** For `resetPassword`. */
    reply: z.strictObject({ passwordToken: z.string() }),
  },
  requestRecovery: { body: requestRecoveryBody, reply: acknowledged },
  resetPassword: {
    params: z.strictObject({ token: mailedToken }),
    body: resetPasswordBody,
    reply: acknowledged,
  },
  resendVerification: { body: z.strictObject({ userType: z.optional(z.enum(userTypes)) }), reply: acknowledged },
  getUser: { reply: user },
  updateUser: {
    body: z.strictObject({
      locale: z.optional(locale),
      userType: z.optional(z.enum(userTypes)),
      tips: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50))),
    }),
    reply: user,
  },
  openSession: {
    body: z.strictObject({
      email: z.string().check(z.maxLength(320)),
      password: z.string().check(z.maxLength(256)),
      isRemembered: z.boolean(),
      /** A name that only this browser has, kept in a cookie: who has signed in with it before is not locked out by strangers who guess. */
      device: z.nullable(z.string().check(z.maxLength(200))),
    }),
    reply: session,
  },
  rotateSession: { body: z.strictObject({ refreshToken: z.string(), binderToken: z.string() }), reply: session },
  closeSession: { body: z.strictObject({ refreshToken: z.string() }), reply: acknowledged },
  getUserContacts: {
    body: z.strictObject({ userGuids: z.array(guid).check(z.maxLength(200)) }),
    reply: z.strictObject({ users: z.array(z.strictObject({ guid, email: z.string(), locale })) }),
  },
} as const
