import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'ticket-not-found': 'not-found',
  'ticket-open': 'conflict',
  'ticket-claimed': 'conflict',
  'ticket-not-claimed': 'conflict',
  'ticket-closed': 'conflict',
  'tickets-of-others': 'conflict',
  'canned-answer-not-found': 'not-found',
  'canned-answer-changed': 'conflict',
} as const satisfies ErrorTable
