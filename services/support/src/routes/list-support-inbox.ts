import { asSystem } from '@sild/service-kit'
import { serve, type SupportDeps } from '../deps.ts'
import { inboxPage } from '../replies/inbox-page.ts'

export const listSupportInboxRoute = serve('listSupportInbox', async ({ actor, deps, query }) =>
  inboxPage(deps, actor.userGuid, query, await findSearchedUser(deps, query.query)),
)

/** The user with the searched address. Only accounts stores addresses. */
async function findSearchedUser({ calls }: SupportDeps, query = ''): Promise<string | null> {
  const email = query.trim()
  if (!/^\S+@\S+$/.test(email)) return null
  const { userGuid } = await calls.call(
    'findUserByEmail',
    { body: { email } },
    { actor: asSystem('support looks for the tickets of an address') },
  )
  return userGuid
}
