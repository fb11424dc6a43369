import { setFavorite } from '../actions/set-favorite.ts'
import { serve } from '../deps.ts'

export const favoriteChatRoute = serve('favoriteChat', ({ params: { chatGuid }, actor, deps }) =>
  setFavorite(deps, { chatGuid, companyGuid: actor.companyGuid, isFavorite: true }),
)
