import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'company-not-found': 'not-found',
  'company-name-taken': 'conflict',
  'company-changed-meanwhile': 'conflict',
  'company-limit-reached': 'conflict',
  'company-has-publications': 'conflict',
  'company-case-not-found': 'not-found',
  'photo-not-found': 'not-found',
  'contacts-hidden': 'forbidden',
  'review-not-found': 'not-found',
  'review-not-allowed': 'forbidden',
  'review-exists': 'conflict',
  'tax-changed-lately': 'conflict',
  'tax-change-not-found': 'not-found',
  'tax-change-decided': 'conflict',
} as const satisfies ErrorTable
