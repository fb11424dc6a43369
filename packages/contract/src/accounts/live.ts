import { nothing } from '../payloads.ts'

export const live = {
  /** For the BFF: tokens of the target's sessions are good no more. */
  'sessions-ended': nothing,
} as const
