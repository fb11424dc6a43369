import { nothing } from '../payloads.ts'

export const live = {
  /** Some count of the activity counter may have changed. */
  activity: nothing,
  /** For the BFF itself: what it cached of the target's pages is outdated. */
  'pages-outdated': nothing,
} as const
