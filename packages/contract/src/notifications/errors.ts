import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'notification-not-found': 'not-found',
} as const satisfies ErrorTable
