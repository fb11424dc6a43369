import { type ApiRoute, forward } from '../route.ts'

export const searchRoutes: readonly ApiRoute[] = [
  // guest
  forward('search'),
  forward('autocomplete'),
  forward('getMarketOverview'),
  forward('recordViews'),
  // member
  forward('transferAnonymousViews'),
]
