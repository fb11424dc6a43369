import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'publication-not-found': 'not-found',
  'publication-not-live': 'conflict',
  'publication-changed-meanwhile': 'conflict',
  'publication-transition-refused': 'conflict',
  'keep-link-invalid': 'invalid',
  'keep-link-used': 'conflict',
  'keep-link-expired': 'conflict',
  'response-not-found': 'not-found',
  'response-exists': 'conflict',
  'response-to-own-publication': 'conflict',
  'tag-invalid': 'invalid',
  'tag-banned': 'invalid',
  'tag-not-found': 'not-found',
  'tag-merge-refused': 'conflict',
  'category-unknown': 'invalid',
} as const satisfies ErrorTable
