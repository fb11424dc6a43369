import { dropOldDelaysJob } from './drop-old-delays.ts'
import { dropOldMatchesJob } from './drop-old-matches.ts'
import { dropResponseFavoritesJob } from './drop-response-favorites.ts'
import { eraseFavoritesJob } from './erase-favorites.ts'
import { eraseSavedSearchesJob } from './erase-saved-searches.ts'
import { eraseViewsJob } from './erase-views.ts'
import { followSearchEngineJob } from './follow-search-engine.ts'
import { forgetWordsJob } from './forget-words.ts'
import { flushViewsJob } from './flush-views.ts'
import { hideInactiveCompaniesJob } from './hide-inactive-companies.ts'
import { indexCompanyJob } from './index-company.ts'
import { indexPublicationJob } from './index-publication.ts'
import { rebuildSearchIndexJob } from './rebuild-search-index.ts'
import { recategoriseSearchesJob } from './recategorise-searches.ts'
import { retagSearchesJob } from './retag-searches.ts'
import { tellSavedSearchesJob } from './tell-saved-searches.ts'

export const jobs = [
  indexPublicationJob,
  indexCompanyJob,
  flushViewsJob,
  hideInactiveCompaniesJob,
  eraseViewsJob,
  eraseFavoritesJob,
  dropResponseFavoritesJob,
  tellSavedSearchesJob,
  dropOldMatchesJob,
  dropOldDelaysJob,
  rebuildSearchIndexJob,
  followSearchEngineJob,
  forgetWordsJob,
  eraseSavedSearchesJob,
  recategoriseSearchesJob,
  retagSearchesJob,
]
