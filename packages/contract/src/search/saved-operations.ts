import { operation } from '../operation.ts'

/** Saves a search; from now on the caller is notified of its new results. */
export const saveSearch = operation('POST', '/api/search/save', {
  access: 'member',
  errors: ['saved-search-exists', 'saved-search-limit-reached'],
  status: 201,
})
/** Saved searches of the caller, latest first, each with its last results. */
export const listSavedSearches = operation('GET', '/api/search/saved', { access: 'member', isRead: true })
export const updateSavedSearch = operation('PATCH', '/api/search/saved/{guid}', {
  access: 'member',
  errors: ['saved-search-not-found'],
})
export const deleteSavedSearch = operation('DELETE', '/api/search/saved/{guid}', {
  access: 'member',
  errors: ['saved-search-not-found'],
})
/** Users to notify at once of a new publication, each once even if several of their searches match. */
export const listSearchMatches = operation('GET', '/internal/search/matches/{publicationGuid}', {
  access: 'system',
  isRead: true,
})
/** New results of a saved search since its last notification; `digest` is null if it was deleted. */
export const getSearchDigest = operation('GET', '/internal/search/digests/{guid}', { access: 'system', isRead: true })
/** The signed address of its feed, which works without a session. Renewing it invalidates the old address. */
export const openSearchFeed = operation('POST', '/api/search/saved/{guid}/feed', {
  access: 'member',
  errors: ['saved-search-not-found'],
})
/** Results of a saved search, by the signed address of its feed. */
export const readSearchFeed = operation('GET', '/api/search/saved/{guid}/feed', {
  access: 'guest',
  errors: ['saved-search-not-found'],
  isRead: true,
})
/** Cards that became searchable in a period, for the digest. */
export const listNewCards = operation('POST', '/internal/search/new-cards', { access: 'system', isRead: true })
