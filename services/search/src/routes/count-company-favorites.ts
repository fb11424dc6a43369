import { favoritesCountOf } from '../actions/favorites-count-of.ts'
import { serve } from '../deps.ts'

export const countCompanyFavoritesRoute = serve('countCompanyFavorites', async ({ params, deps }) => ({
  amount: await favoritesCountOf(deps.database.knex, params.guid),
}))
