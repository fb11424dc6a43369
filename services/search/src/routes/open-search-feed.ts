import { openSearchFeed } from '../actions/open-search-feed.ts'
import { serve } from '../deps.ts'

export const openSearchFeedRoute = serve('openSearchFeed', ({ actor: { userGuid }, body, deps, params, transaction }) =>
  transaction(async (trx) => ({ path: await openSearchFeed(trx, deps, { ...params, ...body, userGuid }) })),
)
