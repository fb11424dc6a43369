import { favoritesCountOf } from '../actions/favorites-count-of.ts'
import { serve } from '../deps.ts'

export const countCompanyFavorites = serve('countCompanyFavorites', async ({ params, deps }) => ({
  amount: await favoritesCountOf(deps.database.knex, params.guid),
}))
