import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'queue-not-found': 'not-found',
  'job-not-found': 'not-found',
  /** Somebody else has retried it, or it was done meanwhile. */
  'job-not-failed': 'conflict',
} as const satisfies ErrorTable
