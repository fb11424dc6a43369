import { type ApiRoute, forward } from '../route.ts'

export const searchRoutes: readonly ApiRoute[] = [
  // guest
  forward('search'),
  forward('autocomplete'),
  forward('autocompleteCompanies'),
  forward('getMarketOverview'),
  forward('getSitemap'),
  forward('recordViews'),
  // member
  forward('transferAnonymousViews'),
  forward('listSearchHistory'),
  forward('listFavoriteLists'),
  forward('createFavoriteList'),
  forward('renameFavoriteList'),
  forward('deleteFavoriteList'),
  forward('listFavorites'),
  forward('addFavorite'),
  forward('removeFavorite'),
  forward('getBlacklist'),
  forward('hideCard'),
  forward('showCard'),
  // company
  forward('countOwnFavorites'),
]
