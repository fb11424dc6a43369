import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'card-not-found': 'not-found',
  'favorite-list-not-found': 'not-found',
  'favorite-list-exists': 'conflict',
  'favorite-limit-reached': 'conflict',
  'hidden-limit-reached': 'conflict',
  'saved-search-not-found': 'not-found',
  'saved-search-exists': 'conflict',
  'saved-search-limit-reached': 'conflict',
} as const satisfies ErrorTable
