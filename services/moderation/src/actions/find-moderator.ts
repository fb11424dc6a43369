import { asSystem, type SignedInActor } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Moderator } from './move-case.ts'

/** The moderator who claims, with the address that colleagues know them by. It calls, so it comes before the transaction. */
export async function findModerator({ calls }: ModerationDeps, { userGuid }: SignedInActor): Promise<Moderator> {
  const { users } = await calls.call(
    'getUserContacts',
    { body: { userGuids: [userGuid] } },
    { actor: asSystem('colleagues see who holds a case') },
  )
  return { userGuid, email: users[0]?.email ?? '' }
}
