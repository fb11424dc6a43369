import { lockUser } from '../actions/lock-favorites.ts'
import { serve } from '../deps.ts'
import { listNotFound } from '../errors.ts'

export const deleteFavoriteList = serve('deleteFavoriteList', ({ actor, params, transaction }) =>
  transaction(async (trx) => {
    const { userGuid } = actor
    // Nothing is being added to the list meanwhile.
    await lockUser(trx, userGuid)
    const deleted = await trx('favoriteLists').where({ userGuid, listGuid: params.guid }).delete()
    if (deleted === 0) throw listNotFound()
    return { acknowledged: true as const }
  }),
)
