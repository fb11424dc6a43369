import type { EventTable } from '../job.ts'
import { byUser, registeredUser } from '../payloads.ts'

export const events = {
  'user-registered': registeredUser,
  /** Somebody was suspended, or let in again. */
  'user-standing-changed': byUser,
  /** A user has deleted their account: nothing that says who they were stays anywhere. */
  'user-erased': byUser,
} as const satisfies EventTable
