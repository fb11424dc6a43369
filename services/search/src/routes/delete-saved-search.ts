import { AppError } from '@sild/service-kit'
import { lockUser } from '../actions/lock-favorites.ts'
import { serve } from '../deps.ts'
import { SavedSearch } from '../models/saved-search.ts'

export const deleteSavedSearchRoute = serve(
  'deleteSavedSearch',
  ({ actor: { userGuid }, params: { guid }, transaction }) =>
    transaction(async (trx) => {
      // The lock keeps the search from becoming a favorite meanwhile.
      await lockUser(trx, userGuid)
      const deleted = await SavedSearch.query(trx).where({ userGuid, savedSearchGuid: guid }).delete()
      if (deleted === 0) throw new AppError('saved-search-not-found')
      await trx('favorites').where({ userGuid, cardGuid: guid }).delete()
      return { acknowledged: true as const }
    }),
)
