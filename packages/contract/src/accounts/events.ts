import type { EventTable } from '../job.ts'
import { byUser, registeredUser } from '../payloads.ts'

export const events = {
  'user-registered': registeredUser,
  /** A user was suspended or restored. */
  'user-standing-changed': byUser,
  /** A user has deleted their account: services erase all personal data of the user. */
  'user-erased': byUser,
} as const satisfies EventTable
