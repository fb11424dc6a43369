import { listFavoriteLists } from '../actions/list-favorite-lists.ts'
import { serve } from '../deps.ts'

export const listFavoriteListsRoute = serve('listFavoriteLists', async ({ actor, deps }) => ({
  list: await listFavoriteLists(deps.database.knex, actor.userGuid),
}))
