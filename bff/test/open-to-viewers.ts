import type { OperationName } from '@sild/contract/operations'

/** Written by hand: all that a support agent may call during an impersonation. All other operations are refused. */
const open = `
  checkStatus getOpenApi getActivityCounter getUser listViewings listSessions getSecondFactor listDocuments getReferral getMailingConfiguration getMailAddress
  getCompany getCompanyVerification listCompanyReviews listMyCompanies listRecentReviews searchRegister getCompanyCase
  getCompanyGallery getCompanyLinks getMyCase listCompanies listCompanyCases listMyCases getMyReview
  getAnswering getDecision getModerationWait getMyPublication getOwnStatistics getPublication getPublicationStatistics getRandomHints getResponse
  listMyPublications listMyResponses listPromotions listPublicationResponses listPublicationsByGuids listTopTags readKeepLink
  searchHintTags searchTags autocomplete autocompleteCompanies getMarketOverview getRanking explainResult getSitemap listProviderCities listSimilarCards listCards
  listSearchHistory listSearchSuggestions search countSearchFilters countOwnFavorites getBlacklist listFavoriteLists listFavorites listSavedSearches readSearchFeed
  getActiveSubscription listPlans listPromoCodes listQuotaEntries getPayment listPayments listSubscriptions listOptions
  getTicket listTickets getNewsPreferences listNotifications listPushDevices getEventCalendar getPage listCategories listCities
  listCountries listLanguages listPageCategories listPages getSiteSettings listFlags listPoliciesToAccept`
export const openToViewers = new Set(open.trim().split(/\s+/)) as ReadonlySet<OperationName>
