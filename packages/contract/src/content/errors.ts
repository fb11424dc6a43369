import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'page-not-found': 'not-found',
  'revision-not-found': 'not-found',
  'page-edited-meanwhile': 'conflict',
  'page-step-refused': 'conflict',
  'page-incomplete': 'conflict',
  'category-not-found': 'not-found',
  'category-merge-refused': 'conflict',
  'page-own-work': 'forbidden',
  'settings-changed-meanwhile': 'conflict',
  'flag-changed-meanwhile': 'conflict',
  'flag-companies-full': 'conflict',
} as const satisfies ErrorTable
