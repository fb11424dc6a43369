import { findFavoriteList } from '../actions/find-favorite-list.ts'
import { serve } from '../deps.ts'
import { favoritesPage } from '../replies/favorites-json.ts'

export const listFavorites = serve('listFavorites', async ({ actor, body, deps, locale }) => {
  const { userGuid } = actor
  const { listGuid } = body
  if (listGuid) await findFavoriteList(deps.database.knex, { userGuid, listGuid })
  return favoritesPage(deps.database, { ...body, listGuid, userGuid, locale })
})
