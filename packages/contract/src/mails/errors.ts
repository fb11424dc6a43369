import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'address-not-suppressed': 'conflict',
} as const satisfies ErrorTable
