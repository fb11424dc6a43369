const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
const DAY_MS = 24 * HOUR_MS

/** After that another worker tries. A worker that is still sending renews its claim. */
export const CLAIM_MS = 30 * SECOND_MS
/** For how long a worker tries to note that a mail was sent: well within its claim. */
export const SETTLING_MS = 15 * SECOND_MS
/** Links of mails that get somebody in work for a day at most, and news is old then. */
export const STALE_MS = { access: DAY_MS, news: DAY_MS, service: 7 * DAY_MS } as const
/** For how long a mailbox takes nothing before it is given up. */
export const GIVEN_UP_MS = 5 * DAY_MS
/** How long an answer to a mail is taken in. For another month it is known that an answer comes too late. */
export const ANSWERABLE_MS = 30 * DAY_MS
export const KEPT_MS = 60 * DAY_MS
/** After a quiet moment, the mails of this long may go out at once. */
export const BURST_MS = SECOND_MS

/** Until a mailbox that refused so often in a row is tried again: a minute, then longer, four hours at last. */
export const retryAfterMs = (failures: number): number => Math.min(60 * SECOND_MS * 3 ** (failures - 1), 4 * HOUR_MS)
/** Until our own mail server is tried again, which everybody waits for. */
export const pauseMs = (failures: number): number => Math.min(SECOND_MS * 2 ** (failures - 1), 30 * SECOND_MS)
