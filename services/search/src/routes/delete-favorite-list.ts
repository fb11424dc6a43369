import { AppError } from '@sild/service-kit'
import { lockUser } from '../actions/lock-favorites.ts'
import { serve } from '../deps.ts'

export const deleteFavoriteListRoute = serve('deleteFavoriteList', ({ actor, params, transaction }) =>
  transaction(async (trx) => {
    const { userGuid } = actor
    // Nothing is being added to the list meanwhile.
    await lockUser(trx, userGuid)
    const deleted = await trx('favoriteLists').where({ userGuid, listGuid: params.guid }).delete()
    if (deleted === 0) throw new AppError('favorite-list-not-found')
    return { acknowledged: true as const }
  }),
)
