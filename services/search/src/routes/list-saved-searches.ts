import { serve } from '../deps.ts'
import { savedSearchesReply } from '../replies/saved-search-json.ts'

export const listSavedSearchesRoute = serve('listSavedSearches', ({ actor: { userGuid }, deps, locale }) =>
  savedSearchesReply(deps.database, userGuid, locale),
)
