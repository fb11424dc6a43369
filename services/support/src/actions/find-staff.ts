import { asSystem, type SignedInActor } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'

export interface Staff {
  userGuid: string
  email: string
}

/** The acting staff member with their address. Calls other services, so call it before the transaction. */
export async function findStaff({ calls }: Pick<SupportDeps, 'calls'>, { userGuid }: SignedInActor): Promise<Staff> {
  const { users } = await calls.call(
    'getUserContacts',
    { body: { userGuids: [userGuid] } },
    { actor: asSystem('colleagues see who works on a ticket') },
  )
  return { userGuid, email: users[0]?.email ?? '' }
}
