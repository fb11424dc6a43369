import { serve } from '../deps.ts'
import { searchMatchesReply } from '../replies/search-news-json.ts'

export const listSearchMatchesRoute = serve(
  'listSearchMatches',
  ({ deps, params: { publicationGuid }, query: { after, limit } }) =>
    searchMatchesReply(deps.database, { publicationGuid, after, limit }),
)
