import { removeFavorite } from '../actions/remove-favorite.ts'
import { serve } from '../deps.ts'

export const removeFavoriteRoute = serve('removeFavorite', ({ actor, params, deps, transaction }) =>
  transaction(async (trx) => {
    await removeFavorite(trx, deps, actor, params.guid)
    return { acknowledged: true as const }
  }),
)
