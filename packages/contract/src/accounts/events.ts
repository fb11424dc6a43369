import type { EventTable } from '../job.ts'
import { byUser } from '../payloads.ts'

export const events = {
  'user-registered': byUser,
  /** Somebody has deleted his account: nothing that says who he was stays anywhere. */
  'user-erased': byUser,
} as const satisfies EventTable
