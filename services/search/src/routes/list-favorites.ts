import { findFavoriteList } from '../actions/find-favorite-list.ts'
import { readResponses } from '../actions/read-responses.ts'
import { serve } from '../deps.ts'
import { favoriteResponses, favoritesPage } from '../replies/favorites-json.ts'

export const listFavoritesRoute = serve('listFavorites', async ({ actor, body, deps, locale }) => {
  const { companyGuid, userGuid } = actor
  const { listGuid } = body
  if (listGuid) await findFavoriteList(deps.database.knex, { userGuid, listGuid })
  const page = { ...body, listGuid, userGuid }
  const responses = await readResponses(deps, companyGuid, await favoriteResponses(deps.database, page))
  return favoritesPage(deps.database, { ...page, locale, responses })
})
