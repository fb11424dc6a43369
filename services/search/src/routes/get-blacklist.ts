import type { CardReference } from '@sild/contract/search/favorite-schemas'
import { serve } from '../deps.ts'

export const getBlacklistRoute = serve('getBlacklist', async ({ actor, deps }) => {
  const list: CardReference[] = await deps.database
    .knex('hiddenCards')
    .where({ userGuid: actor.userGuid })
    .orderBy([{ column: 'hiddenAt', order: 'desc' }, 'cardGuid'])
    .select('cardGuid', 'cardType')
  return { list }
})
