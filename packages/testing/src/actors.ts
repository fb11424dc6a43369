import { randomUUID } from 'node:crypto'
import { type Actor, guestActor, systemActor } from '@sild/contract/actor'
import { keysOf } from '@sild/contract/keys'

const guest = (): Actor => ({ ...guestActor(), anonymousGuid: randomUUID() })
const member = (own: Partial<Actor>): Actor => ({
  ...guest(),
  kind: 'member',
  userGuid: randomUUID(),
  companyGuid: randomUUID(),
  isVerified: true,
  ...own,
})
const staff = (role: Actor['roles'][number]): Actor => ({
  ...guest(),
  kind: 'staff',
  userGuid: randomUUID(),
  isVerified: true,
  roles: [role],
  // A colleague has approved every action of the staff, unless the test is about approvals.
  approvedByGuid: randomUUID(),
})

const personas = {
  guest,
  customerUnverified: () => member({ userType: 'customer', isVerified: false, companyGuid: null }),
  customerWithoutCompany: () => member({ userType: 'customer', companyGuid: null }),
  customer: () => member({ userType: 'customer' }),
  customerPaid: () => member({ userType: 'customer', plan: 'business' }),
  providerUnverified: () => member({ userType: 'provider', isVerified: false, companyGuid: null }),
  providerWithoutCompany: () => member({ userType: 'provider', companyGuid: null }),
  provider: () => member({ userType: 'provider' }),
  providerPaid: () => member({ userType: 'provider', plan: 'business' }),
  moderator: () => staff('moderator'),
  support: () => staff('support'),
  editor: () => staff('editor'),
  admin: () => staff('admin'),
  system: () => systemActor(),
}
export type Persona = keyof typeof personas
export const personaNames = keysOf(personas)

/** A new actor of this kind; `own` overrides what matters to the test. An actor with a company owns it. */
export function actorOf(persona: Persona, own: Partial<Actor> = {}): Actor {
  const actor = { ...personas[persona](), ...own }
  return { ...actor, companyRole: actor.companyGuid ? 'owner' : null, ...own }
}
