import type { Operation } from '../operation.ts'

const member = { service: 'search', access: 'member' } as const

/** The lists of the caller with what is in them; the one without a guid is where things go by default. */
export const listFavoriteLists = {
  name: 'listFavoriteLists',
  method: 'GET',
  path: '/api/favorite/list',
  ...member,
  errors: [],
  isRead: true,
} as const satisfies Operation
export const createFavoriteList = {
  name: 'createFavoriteList',
  method: 'POST',
  path: '/api/favorite/list',
  ...member,
  errors: ['favorite-list-exists', 'favorite-limit-reached'],
  status: 201,
} as const satisfies Operation
export const renameFavoriteList = {
  name: 'renameFavoriteList',
  method: 'PATCH',
  path: '/api/favorite/list/{guid}',
  ...member,
  errors: ['favorite-list-not-found', 'favorite-list-exists'],
} as const satisfies Operation
/** What was in it goes to the default list. */
export const deleteFavoriteList = {
  name: 'deleteFavoriteList',
  method: 'DELETE',
  path: '/api/favorite/list/{guid}',
  ...member,
  errors: ['favorite-list-not-found'],
} as const satisfies Operation
/** What is in one list, or in all of them, the latest first. */
export const listFavorites = {
  name: 'listFavorites',
  method: 'POST',
  path: '/api/favorites',
  ...member,
  errors: ['favorite-list-not-found'],
  isRead: true,
} as const satisfies Operation
/** Puts something into a list; what is in another one moves. */
export const addFavorite = {
  name: 'addFavorite',
  method: 'POST',
  path: '/api/favorite',
  ...member,
  errors: ['card-not-found', 'favorite-list-not-found', 'favorite-limit-reached'],
} as const satisfies Operation
/** By the guid of what is kept. What is not kept is gone too. */
export const removeFavorite = {
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/api/favorite/{guid}',
  ...member,
  errors: [],
} as const satisfies Operation
/** How many users keep the caller's company. */
export const countOwnFavorites = {
  name: 'countOwnFavorites',
  method: 'GET',
  path: '/api/user/company/inFavorites',
  service: 'search',
  access: 'company',
  errors: [],
  isRead: true,
} as const satisfies Operation
/** The same of any company, for its page. */
export const countCompanyFavorites = {
  name: 'countCompanyFavorites',
  method: 'GET',
  path: '/internal/search/companies/{guid}/favorites',
  service: 'search',
  access: 'system',
  errors: [],
  isRead: true,
} as const satisfies Operation

/** What the caller wants to see no more among results. */
export const getBlacklist = {
  name: 'getBlacklist',
  method: 'GET',
  path: '/api/search/blacklist',
  ...member,
  errors: [],
  isRead: true,
} as const satisfies Operation
export const hideCard = {
  name: 'hideCard',
  method: 'POST',
  path: '/api/search/hide',
  ...member,
  errors: ['card-not-found', 'hidden-limit-reached'],
} as const satisfies Operation
export const showCard = {
  name: 'showCard',
  method: 'DELETE',
  path: '/api/search/hide',
  ...member,
  errors: [],
} as const satisfies Operation
