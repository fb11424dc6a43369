import { favoritesCountOf } from '../actions/favorites-count-of.ts'
import { serve } from '../deps.ts'

export const countOwnFavoritesRoute = serve('countOwnFavorites', async ({ actor, deps }) => ({
  amount: await favoritesCountOf(deps.database.knex, actor.companyGuid),
}))
