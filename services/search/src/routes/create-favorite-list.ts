import { createFavoriteList } from '../actions/create-favorite-list.ts'
import { serve } from '../deps.ts'

export const createFavoriteListRoute = serve('createFavoriteList', ({ actor, body, transaction }) =>
  transaction((trx) => createFavoriteList(trx, actor, body.title)),
)
