import type { Reply } from '@sild/contract/schemas'
import { asSystem } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'

/** A user with their current address. */
export type Reader = Reply<'getUserContacts'>['users'][number]

export async function findReader({ calls }: Pick<MailsDeps, 'calls'>, userGuid: string): Promise<Reader | undefined> {
  const actor = asSystem('a mail goes to the present address of its reader')
  return (await calls.call('getUserContacts', { body: { userGuids: [userGuid] } }, { actor })).users[0]
}
