import * as z from 'zod/mini'
import { mailedToken, user } from '../accounts/schemas.ts'
import { chatActivity, notificationActivity, publicationActivity } from '../activity.ts'
import { flagKeyList } from '../content/flag-schemas.ts'
import { planSlugs } from '../enums.ts'
import { acknowledged, anyEmail, guid, instant, programLine, token } from '../primitives.ts'
import { companyReference } from '../references.ts'

/** The session that the browser holds in memory. The refresh token is in a cookie that scripts cannot read. */
export const sessionReply = z.strictObject({
  token: z.string(),
  tokenExpiresAt: instant,
  user,
  company: z.nullable(companyReference),
  plan: z.enum(planSlugs),
  /** Flags that are on for the company. Absent if they are unknown: then the global flags apply. */
  flags: z.optional(flagKeyList),
})
export type SessionReply = z.infer<typeof sessionReply>

const viewingReply = z.extend(sessionReply, { viewingGuid: guid, endsAt: instant })
export type ViewingReply = z.infer<typeof viewingReply>

/** Only the shape is checked here: the rules for passwords are checked at sign-up. */
export const signInBody = z.strictObject({
  email: anyEmail.check(z.minLength(1)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
  /** A code of an authenticator; required if the user has one. */
  code: z.optional(programLine(40)),
  /** "Remember me". */
  refresh: z._default(z.boolean(), false),
})

export const bffSchemas = {
  openAnonymousSession: { reply: z.strictObject({ token: z.string(), anonymousGuid: guid, tokenExpiresAt: instant }) },
  signIn: { body: signInBody, reply: sessionReply },
  signInByLink: {
    body: z.strictObject({ token: mailedToken, refresh: z._default(z.boolean(), false) }),
    reply: sessionReply,
  },
  refreshSession: {
    body: z.strictObject({ token: z.optional(z.nullable(token(8000))), refresh: z.optional(z.boolean()) }),
    reply: sessionReply,
  },
  signOut: { reply: acknowledged },
  enterViewing: { params: z.strictObject({ viewingGuid: guid }), reply: viewingReply },
  getActivityCounter: {
    reply: z.strictObject({
      publications: publicationActivity,
      chats: chatActivity,
      notifications: notificationActivity,
    }),
  },
  uploadFile: {
    reply: z.strictObject({
      fileUrl: z.string(),
      name: z.string(),
      bytes: z.int(),
      width: z.nullable(z.int()),
      height: z.nullable(z.int()),
    }),
  },
  checkStatus: { reply: z.strictObject({ version: z.string(), frontendVersion: z.string() }) },
  streamEvents: { reply: z.unknown() },
  getOpenApi: { reply: z.unknown() },
} as const
