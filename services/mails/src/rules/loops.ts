const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * How many answers we accept. A conversation by mail has fewer; two programs that answer each other send more. The
 * longer limits catch slow loops. Each chat message has its own mail, so a limit per mail alone would not end a loop.
 */
export const answerLimits = [
  { of: 'mail', most: 20, withinMs: HOUR_MS },
  { of: 'sender', most: 30, withinMs: HOUR_MS },
  { of: 'sender', most: 100, withinMs: DAY_MS },
  { of: 'subject', most: 30, withinMs: HOUR_MS },
  { of: 'subject', most: 100, withinMs: DAY_MS },
] as const
