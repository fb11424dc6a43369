import { autocomplete } from './autocomplete.ts'
import { getMarketOverview } from './get-market-overview.ts'
import { recordViewsRoute } from './record-views.ts'
import { search } from './search.ts'
import { transferAnonymousViews } from './transfer-anonymous-views.ts'

export const routes = [
  // anyone
  search,
  autocomplete,
  getMarketOverview,
  recordViewsRoute,
  // a signed-in user
  transferAnonymousViews,
]
