import { listFavoriteLists } from '../actions/list-favorite-lists.ts'
import { renameFavoriteList } from '../actions/rename-favorite-list.ts'
import { serve } from '../deps.ts'

export const renameFavoriteListRoute = serve('renameFavoriteList', ({ actor, params, body, transaction }) =>
  transaction(async (trx) => {
    await renameFavoriteList(trx, actor, { listGuid: params.guid, title: body.title })
    const lists = await listFavoriteLists(trx, actor.userGuid)
    return lists.find(({ guid }) => guid === params.guid)!
  }),
)
