import { asSystem, type SignedInActor } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Moderator } from './move-case.ts'

/** The claiming moderator with their address. Calls other services, so call it before the transaction. */
export async function findModerator({ calls }: ModerationDeps, { userGuid }: SignedInActor): Promise<Moderator> {
  const { users } = await calls.call(
    'getUserContacts',
    { body: { userGuids: [userGuid] } },
    { actor: asSystem('colleagues see who claimed a case') },
  )
  return { userGuid, email: users[0]?.email ?? '' }
}
