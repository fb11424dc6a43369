import * as z from 'zod/mini'
import { companyRoles, locales, planSlugs, staffRoles, userTypes } from './enums.ts'

/** The caller, as the BFF passes it to the services. `system` is another process of Sild that acts for no user. */
export const actor = z.strictObject({
  kind: z.enum(['guest', 'member', 'staff', 'system']),
  userGuid: z.nullable(z.string()),
  anonymousGuid: z.nullable(z.string()),
  companyGuid: z.nullable(z.string()),
  /** Role in that company. Guest tokens live for a month, so older ones may lack it. */
  companyRole: z._default(z.nullable(z.enum(companyRoles)), null),
  /** Of a signed-in user, so that they can end all other sessions. */
  sessionGuid: z.nullable(z.string()),
  userType: z.nullable(z.enum(userTypes)),
  roles: z.array(z.enum(staffRoles)),
  plan: z.enum(planSlugs),
  isVerified: z.boolean(),
  locale: z.enum(locales),
  /** The colleague who approved what `userGuid` asked for. Only on the call that runs the approved operation. */
  approvedByGuid: z.optional(z.string()),
  /** The support agent who impersonates `userGuid`, read-only. Absent on all other calls. */
  viewedByGuid: z.optional(z.string()),
})
export type Actor = z.infer<typeof actor>

const anonymousActor = (kind: 'guest' | 'system', locale: Actor['locale']): Actor => ({
  kind,
  userGuid: null,
  anonymousGuid: null,
  companyGuid: null,
  companyRole: null,
  sessionGuid: null,
  userType: null,
  roles: [],
  plan: 'free',
  isVerified: false,
  locale,
})
export const systemActor = (locale: Actor['locale'] = 'en'): Actor => anonymousActor('system', locale)
/** A guest of whom nothing is known, not even an earlier visit. */
export const guestActor = (locale: Actor['locale'] = 'en'): Actor => anonymousActor('guest', locale)
