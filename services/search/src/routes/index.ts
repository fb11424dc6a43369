import { addFavoriteRoute } from './add-favorite.ts'
import { autocompleteRoute } from './autocomplete.ts'
import { autocompleteCompaniesRoute } from './autocomplete-companies.ts'
import { countCompanyFavoritesRoute } from './count-company-favorites.ts'
import { countFavoritesByDayRoute } from './count-favorites-by-day.ts'
import { countOwnFavoritesRoute } from './count-own-favorites.ts'
import { countSearchFiltersRoute } from './count-search-filters.ts'
import { createFavoriteListRoute } from './create-favorite-list.ts'
import { deleteFavoriteListRoute } from './delete-favorite-list.ts'
import { deleteSavedSearchRoute } from './delete-saved-search.ts'
import { exportSearchDataRoute } from './export-search-data.ts'
import { getBlacklistRoute } from './get-blacklist.ts'
import { getMarketOverviewRoute } from './get-market-overview.ts'
import { getSearchIndexRoute } from './get-search-index.ts'
import { getSearchDigestRoute } from './get-search-digest.ts'
import { getSitemapRoute } from './get-sitemap.ts'
import { explainResultRoute } from './explain-result.ts'
import { getRankingRoute } from './get-ranking.ts'
import { hideCardRoute } from './hide-card.ts'
import { listFavoriteListsRoute } from './list-favorite-lists.ts'
import { listFavoriteResponsesRoute } from './list-favorite-responses.ts'
import { listFavoritesRoute } from './list-favorites.ts'
import { listProviderCitiesRoute } from './list-provider-cities.ts'
import { listSavedSearchesRoute } from './list-saved-searches.ts'
import { listCardsRoute } from './list-cards.ts'
import { listSearchSuggestionsRoute } from './list-search-suggestions.ts'
import { listSimilarCardsRoute } from './list-similar-cards.ts'
import { listSearchHistoryRoute } from './list-search-history.ts'
import { listSearchMatchesRoute } from './list-search-matches.ts'
import { rebuildSearchIndexRoute } from './rebuild-search-index.ts'
import { recordViewsRoute } from './record-views.ts'
import { removeFavoriteRoute } from './remove-favorite.ts'
import { renameFavoriteListRoute } from './rename-favorite-list.ts'
import { saveSearchRoute } from './save-search.ts'
import { searchRoute } from './search.ts'
import { showCardRoute } from './show-card.ts'
import { transferAnonymousViewsRoute } from './transfer-anonymous-views.ts'
import { updateSavedSearchRoute } from './update-saved-search.ts'
import { listNewCardsRoute } from './list-new-cards.ts'
import { openSearchFeedRoute } from './open-search-feed.ts'
import { readSearchFeedRoute } from './read-search-feed.ts'

export const routes = [
  openSearchFeedRoute,
  readSearchFeedRoute,
  listNewCardsRoute,
  // anyone
  searchRoute,
  countSearchFiltersRoute,
  getRankingRoute,
  explainResultRoute,
  autocompleteRoute,
  autocompleteCompaniesRoute,
  listSearchSuggestionsRoute,
  getMarketOverviewRoute,
  listProviderCitiesRoute,
  listCardsRoute,
  listSimilarCardsRoute,
  getSitemapRoute,
  recordViewsRoute,
  // a signed-in user
  transferAnonymousViewsRoute,
  listSearchHistoryRoute,
  listFavoriteListsRoute,
  createFavoriteListRoute,
  renameFavoriteListRoute,
  deleteFavoriteListRoute,
  listFavoritesRoute,
  addFavoriteRoute,
  removeFavoriteRoute,
  getBlacklistRoute,
  hideCardRoute,
  showCardRoute,
  saveSearchRoute,
  listSavedSearchesRoute,
  updateSavedSearchRoute,
  deleteSavedSearchRoute,
  // a company
  countOwnFavoritesRoute,
  // the staff
  getSearchIndexRoute,
  rebuildSearchIndexRoute,
  // other services
  listFavoriteResponsesRoute,
  countCompanyFavoritesRoute,
  countFavoritesByDayRoute,
  listSearchMatchesRoute,
  getSearchDigestRoute,
  exportSearchDataRoute,
]
