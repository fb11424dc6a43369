import { favoritesCountOf } from '../actions/favorites-count-of.ts'
import { serve } from '../deps.ts'

export const countOwnFavorites = serve('countOwnFavorites', async ({ actor, deps }) => ({
  amount: await favoritesCountOf(deps.database.knex, actor.companyGuid),
}))
