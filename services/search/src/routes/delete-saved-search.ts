import { serve } from '../deps.ts'
import { savedSearchNotFound } from '../errors.ts'
import { SavedSearch } from '../models/saved-search.ts'

export const deleteSavedSearch = serve('deleteSavedSearch', ({ actor: { userGuid }, params: { guid }, transaction }) =>
  transaction(async (trx) => {
    const deleted = await SavedSearch.query(trx).where({ userGuid, savedSearchGuid: guid }).delete()
    if (deleted === 0) throw savedSearchNotFound()
    return { acknowledged: true as const }
  }),
)
