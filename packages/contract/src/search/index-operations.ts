import { operation } from '../operation.ts'

/** How soon changes are found, and how far the latest rebuild of the index is. */
export const getSearchIndex = operation('GET', '/api/backoffice/search-index', { access: 'admin', isRead: true })
/** Builds the index once more beside the one that answers, whose place it takes. One that is under way is given up. */
export const rebuildSearchIndex = operation('POST', '/api/backoffice/search-index/rebuild', { access: 'admin' })
