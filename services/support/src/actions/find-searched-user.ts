import { asSystem } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'

/** The user with the searched address. Only accounts stores addresses. */
export async function findSearchedUser(
  { calls }: Pick<SupportDeps, 'calls'>,
  query: string | undefined,
): Promise<string | null> {
  const email = query?.trim() ?? ''
  if (!/^\S+@\S+$/.test(email)) return null
  const { userGuid } = await calls.call(
    'findUserByEmail',
    { body: { email } },
    { actor: asSystem('support looks for the tickets of an address') },
  )
  return userGuid
}
