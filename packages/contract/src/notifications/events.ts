import type { EventTable } from '../job.ts'
import { byDigest } from '../payloads.ts'

export const events = {
  /** It says what a reader is told of a week, and waits to be sent. */
  'digest-prepared': byDigest,
} as const satisfies EventTable
