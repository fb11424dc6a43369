import * as z from 'zod/mini'
import { staffRoles, userTypes } from '../enums.ts'
import { acknowledged, email, guid, instant, locale, password, termsAgreement } from '../primitives.ts'

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

/** The answer is the same for a known and an unknown address; the owner of a known one is told by mail. */
export const registerUserBody = z.strictObject({
  email,
  password,
  referrer: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  userType: z.enum(userTypes),
  basicLocale: locale,
  agreement: termsAgreement,
})

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
    params: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    reply: z.strictObject({ status: z.enum(['activated', 'already-activated']) }),
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
