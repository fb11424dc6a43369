import { addFavorite } from '../actions/add-favorite.ts'
import { serve } from '../deps.ts'

export const addFavoriteRoute = serve('addFavorite', ({ actor, body, deps, transaction }) =>
  transaction((trx) => addFavorite(trx, deps, actor, body)),
)
