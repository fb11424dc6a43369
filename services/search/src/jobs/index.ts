import { dropOldDelays } from './drop-old-delays.ts'
import { dropOldMatches } from './drop-old-matches.ts'
import { dropResponseFavorites } from './drop-response-favorites.ts'
import { eraseFavorites } from './erase-favorites.ts'
import { eraseSavedSearches } from './erase-saved-searches.ts'
import { eraseViews } from './erase-views.ts'
import { forgetWords } from './forget-words.ts'
import { flushViewsJob } from './flush-views.ts'
import { hideInactiveCompanies } from './hide-inactive-companies.ts'
import { indexCompany } from './index-company.ts'
import { indexPublicationJob } from './index-publication.ts'
import { rebuildSearchIndex } from './rebuild-search-index.ts'
import { recategoriseSearches } from './recategorise-searches.ts'
import { retagSearches } from './retag-searches.ts'
import { tellSavedSearchesJob } from './tell-saved-searches.ts'

export const jobs = [
  indexPublicationJob,
  indexCompany,
  flushViewsJob,
  hideInactiveCompanies,
  eraseViews,
  eraseFavorites,
  dropResponseFavorites,
  tellSavedSearchesJob,
  dropOldMatches,
  dropOldDelays,
  rebuildSearchIndex,
  forgetWords,
  eraseSavedSearches,
  recategoriseSearches,
  retagSearches,
]
