import { updateSavedSearch } from '../actions/update-saved-search.ts'
import { serve } from '../deps.ts'
import { savedSearchReply } from '../replies/saved-search-json.ts'

export const updateSavedSearchRoute = serve(
  'updateSavedSearch',
  ({ actor: { userGuid }, body, locale, params: { guid }, transaction }) =>
    transaction(async (trx) => {
      await updateSavedSearch(trx, { userGuid, savedSearchGuid: guid }, body)
      return savedSearchReply(trx, { guid, locale, userGuid })
    }),
)
