import { operation } from '../operation.ts'

/** Keeps a search, and tells the caller of what it finds from now on. */
export const saveSearch = operation('POST', '/api/search/save', {
  access: 'member',
  errors: ['saved-search-exists', 'saved-search-limit-reached'],
  status: 201,
})
/** Of the caller, the latest first, each with what it found last. */
export const listSavedSearches = operation('GET', '/api/search/saved', { access: 'member', isRead: true })
export const updateSavedSearch = operation('PATCH', '/api/search/saved/{guid}', {
  access: 'member',
  errors: ['saved-search-not-found'],
})
export const deleteSavedSearch = operation('DELETE', '/api/search/saved/{guid}', {
  access: 'member',
  errors: ['saved-search-not-found'],
})
/** Who is told at once that something can be found, each once, however many of their searches find it. */
export const listSearchMatches = operation('GET', '/internal/search/matches/{publicationGuid}', {
  access: 'system',
  isRead: true,
})
/** What a saved search found since it was told last; no search where it is gone. */
export const getSearchDigest = operation('GET', '/internal/search/digests/{guid}', { access: 'system', isRead: true })
/** The address of its feed, signed for whoever holds it; a renewed one makes the old address worthless. */
export const openSearchFeed = operation('POST', '/api/search/saved/{guid}/feed', {
  access: 'member',
  errors: ['saved-search-not-found'],
})
/** What a saved search has found, for whoever holds the address of its feed. */
export const readSearchFeed = operation('GET', '/api/search/saved/{guid}/feed', {
  access: 'guest',
  errors: ['saved-search-not-found'],
  isRead: true,
})
/** What became findable in a time, for the digest. */
export const listNewCards = operation('POST', '/internal/search/new-cards', { access: 'system', isRead: true })
