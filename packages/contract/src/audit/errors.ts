import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'approval-not-found': 'not-found',
  'approval-exists': 'conflict',
  'approval-decided': 'conflict',
  'approval-own-request': 'forbidden',
} as const satisfies ErrorTable
