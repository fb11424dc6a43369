import { addFavoriteRoute } from './add-favorite.ts'
import { autocomplete } from './autocomplete.ts'
import { autocompleteCompanies } from './autocomplete-companies.ts'
import { countCompanyFavorites } from './count-company-favorites.ts'
import { countFavoritesByDay } from './count-favorites-by-day.ts'
import { countOwnFavorites } from './count-own-favorites.ts'
import { countSearchFilters } from './count-search-filters.ts'
import { createFavoriteListRoute } from './create-favorite-list.ts'
import { deleteFavoriteList } from './delete-favorite-list.ts'
import { deleteSavedSearch } from './delete-saved-search.ts'
import { exportSearchDataRoute } from './export-search-data.ts'
import { getBlacklist } from './get-blacklist.ts'
import { getMarketOverview } from './get-market-overview.ts'
import { getSearchIndex } from './get-search-index.ts'
import { getSearchDigest } from './get-search-digest.ts'
import { getSitemap } from './get-sitemap.ts'
import { explainResult } from './explain-result.ts'
import { getRanking } from './get-ranking.ts'
import { hideCardRoute } from './hide-card.ts'
import { listFavoriteListsRoute } from './list-favorite-lists.ts'
import { listFavoriteResponses } from './list-favorite-responses.ts'
import { listFavorites } from './list-favorites.ts'
import { listProviderCities } from './list-provider-cities.ts'
import { listSavedSearches } from './list-saved-searches.ts'
import { listCards } from './list-cards.ts'
import { listSearchSuggestions } from './list-search-suggestions.ts'
import { listSimilarCards } from './list-similar-cards.ts'
import { listSearchHistory } from './list-search-history.ts'
import { listSearchMatches } from './list-search-matches.ts'
import { rebuildSearchIndexRoute } from './rebuild-search-index.ts'
import { recordViewsRoute } from './record-views.ts'
import { removeFavoriteRoute } from './remove-favorite.ts'
import { renameFavoriteListRoute } from './rename-favorite-list.ts'
import { saveSearchRoute } from './save-search.ts'
import { search } from './search.ts'
import { showCard } from './show-card.ts'
import { transferAnonymousViews } from './transfer-anonymous-views.ts'
import { updateSavedSearchRoute } from './update-saved-search.ts'
import { listNewCards } from './list-new-cards.ts'
import { openSearchFeedRoute } from './open-search-feed.ts'
import { readSearchFeed } from './read-search-feed.ts'

export const routes = [
  openSearchFeedRoute,
  readSearchFeed,
  listNewCards,
  // anyone
  search,
  countSearchFilters,
  getRanking,
  explainResult,
  autocomplete,
  autocompleteCompanies,
  listSearchSuggestions,
  getMarketOverview,
  listProviderCities,
  listCards,
  listSimilarCards,
  getSitemap,
  recordViewsRoute,
  // a signed-in user
  transferAnonymousViews,
  listSearchHistory,
  listFavoriteListsRoute,
  createFavoriteListRoute,
  renameFavoriteListRoute,
  deleteFavoriteList,
  listFavorites,
  addFavoriteRoute,
  removeFavoriteRoute,
  getBlacklist,
  hideCardRoute,
  showCard,
  saveSearchRoute,
  listSavedSearches,
  updateSavedSearchRoute,
  deleteSavedSearch,
  // a company
  countOwnFavorites,
  // the staff
  getSearchIndex,
  rebuildSearchIndexRoute,
  // other services
  listFavoriteResponses,
  countCompanyFavorites,
  countFavoritesByDay,
  listSearchMatches,
  getSearchDigest,
  exportSearchDataRoute,
]
