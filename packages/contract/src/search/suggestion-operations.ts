import { operation } from '../operation.ts'

/** Search suggestions, by kind. */
export const listSearchSuggestions = operation('POST', '/api/search/suggestions', {
  access: 'guest',
  isRead: true,
  isShared: true,
})
