import { serve } from '../deps.ts'
import { searchDigestReply } from '../replies/search-news-json.ts'

export const getSearchDigestRoute = serve('getSearchDigest', ({ deps, params: { guid }, query: { toldAt } }) =>
  searchDigestReply(deps.database, guid, new Date(toldAt)),
)
