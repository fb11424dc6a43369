import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'credentials-wrong': 'unauthenticated',
  'session-expired': 'unauthenticated',
  'session-reused': 'unauthenticated',
  'session-not-found': 'not-found',
  'email-confirmed': 'conflict',
  'email-change-over': 'conflict',
  'user-not-found': 'not-found',
  'account-suspended': 'forbidden',
  'user-suspended': 'conflict',
  'user-not-suspended': 'conflict',
  'suspension-not-found': 'not-found',
  'viewing-not-found': 'not-found',
  'viewing-not-allowed': 'forbidden',
  'second-factor-changed': 'conflict',
  'token-invalid': 'not-found',
  'token-expired': 'not-found',
} as const satisfies ErrorTable
