import type { ErrorTable } from '../error-kinds.ts'

export const errors = {
  'queue-not-found': 'not-found',
  'job-not-found': 'not-found',
  /** The job was retried by a colleague or has succeeded since. */
  'job-not-failed': 'conflict',
} as const satisfies ErrorTable
