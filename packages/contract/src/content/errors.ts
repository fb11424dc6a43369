import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'page-not-found': 'not-found',
} as const satisfies ErrorTable
