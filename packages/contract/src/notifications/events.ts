import type { EventTable } from '../job.ts'
import { byDigest } from '../payloads.ts'

export const events = {
  /** A weekly digest is written and ready to be sent. */
  'digest-prepared': byDigest,
} as const satisfies EventTable
