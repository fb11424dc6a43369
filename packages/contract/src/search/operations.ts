import { operation } from '../operation.ts'

export const search = operation('POST', '/api/search', { access: 'guest', isRead: true, isShared: true })
/** How many a search finds, and how many of them have each value of each filter. */
export const countSearchFilters = operation('POST', '/api/search/filters', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
/** What the order of results is made of, and how much each part weighs. */
export const getRanking = operation('GET', '/api/search/ranking', { access: 'guest', isRead: true, isShared: true })
/** How much of it one result has, for the words that it was found by. */
export const explainResult = operation('POST', '/api/search/explain', { access: 'guest', isRead: true, isShared: true })
export const autocomplete = operation('POST', '/api/search/autocomplete', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
export const autocompleteCompanies = operation('POST', '/api/search/company/autocomplete', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
/** What the caller has searched for, the latest first. */
export const listSearchHistory = operation('POST', '/api/search/history', { access: 'member', isRead: true })
/** Cities where companies are that offer something, with how much. */
export const listProviderCities = operation('GET', '/api/search/providers/cities', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
/** Newest cards and live counts of the home page. */
export const getMarketOverview = operation('GET', '/api/search/overview', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
/** What search engines may find of one kind, the latest first. */
export const getSitemap = operation('GET', '/api/sitemap/{entity}', {
  access: 'guest',
  isRead: true,
})
/** Remembers that the caller saw these publications; counts one view a viewer and publication. */
export const recordViews = operation('POST', '/api/publication/viewed', { access: 'guest' })
/** Hands the views of an anonymous visitor to the user that they have become. */
export const transferAnonymousViews = operation('POST', '/api/publication/viewed/transferAnonymous', {
  access: 'member',
})

/** The search data in a user's export of personal data. */
export const exportSearchData = operation('POST', '/internal/search/personal-data', { access: 'system', isRead: true })
