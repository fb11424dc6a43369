import { operation } from '../operation.ts'

/** How soon changes are found, and how far the latest rebuild of the index is. */
export const getSearchIndex = operation('GET', '/api/backoffice/search-index', { access: 'admin', isRead: true })
/**
 * Builds a new index next to the current one, then replaces it. A rebuild that is already running is aborted.
 */
export const rebuildSearchIndex = operation('POST', '/api/backoffice/search-index/rebuild', { access: 'admin' })
