import { operation } from '../operation.ts'

/** The lists of the caller with what is in them; the one without a guid is where things go by default. */
export const listFavoriteLists = operation('GET', '/api/favorite/list', { access: 'member', isRead: true })
export const createFavoriteList = operation('POST', '/api/favorite/list', {
  access: 'member',
  errors: ['favorite-list-exists', 'favorite-limit-reached'],
  status: 201,
})
export const renameFavoriteList = operation('PATCH', '/api/favorite/list/{guid}', {
  access: 'member',
  errors: ['favorite-list-not-found', 'favorite-list-exists'],
})
/** Deletes a list and moves its favourites to the default list. */
export const deleteFavoriteList = operation('DELETE', '/api/favorite/list/{guid}', {
  access: 'member',
  errors: ['favorite-list-not-found'],
})
/** Favourites of one list or of all lists, latest first. */
export const listFavorites = operation('POST', '/api/favorites', {
  access: 'member',
  errors: ['favorite-list-not-found'],
  isRead: true,
  wordsBetweenMembers: ['message', 'decline.text'],
})
/**
 * Adds a favourite to a list, or moves it there from another one. Only the caller's own responses and saved searches.
 */
export const addFavorite = operation('POST', '/api/favorite', {
  access: 'member',
  errors: ['card-not-found', 'favorite-list-not-found', 'favorite-limit-reached'],
})
/** Removes a favourite by the guid of its subject. Succeeds also if there is none. */
export const removeFavorite = operation('DELETE', '/api/favorite/{guid}', {
  access: 'member',
})
/** The responses among a user's favourites. */
export const listFavoriteResponses = operation('GET', '/internal/search/users/{guid}/favorite-responses', {
  access: 'system',
  isRead: true,
})
/** How many users keep the caller's company. */
export const countOwnFavorites = operation('GET', '/api/user/company/inFavorites', { access: 'company', isRead: true })
/** How many users keep any company, for its page. */
export const countCompanyFavorites = operation('GET', '/internal/search/companies/{guid}/favorites', {
  access: 'system',
  isRead: true,
})

/** On which of the last days some publications were put among favourites, and still are. */
export const countFavoritesByDay = operation('POST', '/internal/search/favorites/days', {
  access: 'system',
  isRead: true,
})

/** What the caller no longer wants to see among results. */
export const getBlacklist = operation('GET', '/api/search/blacklist', { access: 'member', isRead: true })
export const hideCard = operation('POST', '/api/search/hide', {
  access: 'member',
  errors: ['card-not-found', 'hidden-limit-reached'],
})
export const showCard = operation('DELETE', '/api/search/hide', { access: 'member' })
