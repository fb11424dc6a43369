import { guestActor } from '@sild/contract/actor'
import { bulkGuid } from '@sild/demo/bulk/companies'
import { systemClock } from '@sild/service-kit'
import { createActorSigner } from '@sild/service-kit/actor-header'
import { deriveKeys } from '@sild/service-kit/keys'
import { SECRET } from './environment.ts'

const guest = guestActor()
const member = {
  ...guest,
  kind: 'member' as const,
  userGuid: bulkGuid('owner', 3),
  companyGuid: bulkGuid('company', 3),
  companyRole: 'owner' as const,
  userType: 'provider' as const,
  isVerified: true,
}
const admin = { ...guest, kind: 'staff' as const, userGuid: bulkGuid('owner', 4), roles: ['admin' as const] }
const actors = { guest, member, admin }

/** What the BFF sends with a call to a service, for a guest, a member of a bulk company or one of the staff. */
export const headersOf = (asker: keyof typeof actors, secret = SECRET): Record<string, string> => ({
  'x-sild-actor': createActorSigner(deriveKeys(secret).actor, systemClock)(actors[asker]),
  'x-sild-deadline-ms': '2000',
  'x-request-id': 'asked-by-a-bench',
})
