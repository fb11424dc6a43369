import * as z from 'zod/mini'
import { planSlugs, staffRoles, userTypes } from '../enums.ts'
import { limits } from '../limits.ts'
import { guid, instant, limitOffset, locale, searchQuery, text, token } from '../primitives.ts'
import { companyReference } from '../references.ts'
import { moveOutcomes } from './schemas.ts'

/** Grounds of a suspension, which the user reads (DSA, article 17). */
export const suspensionGrounds = ['fraud', 'false-identity', 'spam', 'illegal-content', 'terms', 'security'] as const
export type SuspensionGround = (typeof suspensionGrounds)[number]

const foundUser = z.strictObject({
  guid,
  email: z.string(),
  userType: z.enum(userTypes),
  roles: z.array(z.enum(staffRoles)),
  isVerified: z.boolean(),
  joinedAt: instant,
  suspendedAt: z.nullable(instant),
})
export type FoundUser = z.infer<typeof foundUser>

const suspension = z.strictObject({
  guid,
  ground: z.enum(suspensionGrounds),
  statement: z.string(),
  at: instant,
  /** Null if the staff member's account was deleted. */
  by: z.nullable(z.string()),
  restored: z.nullable(z.strictObject({ at: instant, by: z.nullable(z.string()), note: z.string() })),
})
export type Suspension = z.infer<typeof suspension>

const addressMove = z.strictObject({
  guid,
  formerEmail: z.string(),
  email: z.string(),
  startedAt: instant,
  /** Null if the colleague's account was deleted. */
  by: z.nullable(z.string()),
  /** Not made before. */
  dueAt: instant,
  /** When the new address confirmed it; null before. */
  confirmedAt: z.nullable(instant),
  /** Null while it waits. */
  outcome: z.nullable(z.enum(moveOutcomes)),
  endedAt: z.nullable(instant),
})
export type AddressMove = z.infer<typeof addressMove>

const userAccount = z.extend(foundUser, {
  locale,
  company: z.nullable(companyReference),
  plan: z.nullable(z.enum(planSlugs)),
  /** True of the reader's own account, and of colleagues unless an admin reads. */
  isBeyondReader: z.boolean(),
  sessions: z.array(
    z.strictObject({
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      openedAt: instant,
      usedAt: instant,
    }),
  ),
  suspensions: z.array(suspension),
  /** Changes of address that the staff began, the latest first. */
  addressMoves: z.array(addressMove),
})
export type UserAccount = z.infer<typeof userAccount>

/** A suspension as moderation knows it, which decides about appeals. */
export const contestedSuspension = z.strictObject({
  suspensionGuid: guid,
  userGuid: guid,
  email: z.string(),
  /** Only an admin decides about one of the staff. */
  isStaff: z.boolean(),
  ground: z.enum(suspensionGrounds),
  statement: z.string(),
  suspendedAt: instant,
  suspendedByGuid: guid,
  /** False once the suspension was lifted. */
  isOpen: z.boolean(),
})
/** The token of the link: signed, so it need not be stored. */
export const suspensionToken = token(120)

const ofUser = z.strictObject({ userGuid: guid })
const { max } = limits.shortDescription
export const suspendUserBody = z.strictObject({ ground: z.enum(suspensionGrounds), statement: text(20, max) })
export const restoreUserBody = z.strictObject({ note: text(3, max) })

export const staffAccountsSchemas = {
  searchUsers: {
    query: z.strictObject({
      ...limitOffset,
      query: z.optional(searchQuery),
      state: z._default(z.enum(['all', 'suspended']), 'all'),
    }),
    reply: z.strictObject({ list: z.array(foundUser), hasMore: z.boolean() }),
  },
  getUserAccount: { params: ofUser, reply: userAccount },
  suspendUser: { params: ofUser, body: suspendUserBody, reply: ofUser },
  restoreUser: { params: ofUser, body: restoreUserBody, reply: ofUser },
  cancelEmailChange: { params: ofUser, reply: ofUser },
  getSuspension: { params: z.strictObject({ suspensionGuid: guid }), reply: contestedSuspension },
  readSuspensionLink: { body: z.strictObject({ token: suspensionToken }), reply: contestedSuspension },
} as const
