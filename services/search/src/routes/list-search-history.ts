import { serve } from '../deps.ts'
import { searchHistory } from '../replies/search-history-json.ts'

export const listSearchHistoryRoute = serve('listSearchHistory', ({ actor, body, deps }) =>
  searchHistory(deps.database, actor.userGuid, body),
)
