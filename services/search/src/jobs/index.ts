import { eraseFavorites } from './erase-favorites.ts'
import { eraseViews } from './erase-views.ts'
import { flushViewsJob } from './flush-views.ts'
import { hideInactiveCompanies } from './hide-inactive-companies.ts'
import { indexCompany } from './index-company.ts'
import { indexPublicationJob } from './index-publication.ts'

export const jobs = [
  indexPublicationJob,
  indexCompany,
  flushViewsJob,
  hideInactiveCompanies,
  eraseViews,
  eraseFavorites,
]
