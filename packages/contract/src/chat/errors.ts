import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'chat-not-found': 'not-found',
  'chat-archived': 'conflict',
} as const satisfies ErrorTable
