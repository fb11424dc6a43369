const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * How many answers are taken in. A conversation by mail has fewer; two programs that answer each other have more, and slow ones stay
 * below the limit of an hour. Each message of a chat has a mail of its own, so one limit per mail would not end a loop.
 */
export const answerLimits = [
  { of: 'mail', most: 20, withinMs: HOUR_MS },
  { of: 'sender', most: 30, withinMs: HOUR_MS },
  { of: 'sender', most: 100, withinMs: DAY_MS },
  { of: 'subject', most: 30, withinMs: HOUR_MS },
  { of: 'subject', most: 100, withinMs: DAY_MS },
] as const
