import type { Operation } from '../operation.ts'

export const search = {
  name: 'search',
  method: 'POST',
  path: '/api/search',
  service: 'search',
  access: 'guest',
  errors: [],
  isRead: true,
  isShared: true,
} as const satisfies Operation
export const autocomplete = {
  name: 'autocomplete',
  method: 'POST',
  path: '/api/search/autocomplete',
  service: 'search',
  access: 'guest',
  errors: [],
  isRead: true,
  isShared: true,
} as const satisfies Operation
export const autocompleteCompanies = {
  name: 'autocompleteCompanies',
  method: 'POST',
  path: '/api/search/company/autocomplete',
  service: 'search',
  access: 'guest',
  errors: [],
  isRead: true,
  isShared: true,
} as const satisfies Operation
/** What the caller has searched for himself, the latest first. */
export const listSearchHistory = {
  name: 'listSearchHistory',
  method: 'POST',
  path: '/api/search/history',
  service: 'search',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** Newest cards and live counts of the home page. */
export const getMarketOverview = {
  name: 'getMarketOverview',
  method: 'GET',
  path: '/api/search/overview',
  service: 'search',
  access: 'guest',
  errors: [],
  isRead: true,
  isShared: true,
} as const satisfies Operation
/** What search engines may find of one kind, the latest first. */
export const getSitemap = {
  name: 'getSitemap',
  method: 'GET',
  path: '/api/sitemap/{entity}',
  service: 'search',
  access: 'guest',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** Remembers that the caller saw these publications; counts one view a viewer and publication. */
export const recordViews = {
  name: 'recordViews',
  method: 'POST',
  path: '/api/publication/viewed',
  service: 'search',
  access: 'guest',
  errors: [],
} as const satisfies Operation
/** Hands the views of an anonymous visitor to the user that he has become. */
export const transferAnonymousViews = {
  name: 'transferAnonymousViews',
  method: 'POST',
  path: '/api/publication/viewed/transferAnonymous',
  service: 'search',
  access: 'member',
  errors: [],
} as const satisfies Operation
