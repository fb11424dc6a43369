import { guestActor } from '@sild/contract/actor'
import { bulkGuid } from '@sild/demo/bulk/companies'
import { systemClock } from '@sild/service-kit'
import { createActorSigner } from '@sild/service-kit/actor-header'
import { deriveKeys } from '@sild/service-kit/keys'
import { SECRET } from './environment.ts'

const sign = createActorSigner(deriveKeys(SECRET).actor, systemClock)
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
const actors = { guest, member }

/** What the BFF sends with a call to a service, for a guest or for a member of a bulk company. */
export const headersOf = (asker: keyof typeof actors): Record<string, string> => ({
  'x-sild-actor': sign(actors[asker]),
  'x-sild-deadline-ms': '2000',
  'x-request-id': 'asked-by-a-bench',
})
