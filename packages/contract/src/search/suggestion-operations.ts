import { operation } from '../operation.ts'

/** What somebody may be about to search for, by kinds. */
export const listSearchSuggestions = operation('POST', '/api/search/suggestions', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
