const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
const DAY_MS = 24 * HOUR_MS

/** After this time another worker may claim the mail. A worker that is still sending renews its claim. */
export const CLAIM_MS = 30 * SECOND_MS
/** How long a worker tries to settle a sent mail. Shorter than its claim. */
export const SETTLING_MS = 15 * SECOND_MS
/** Links of `access` mails work for at most a day, and news is outdated by then. */
export const STALE_MS = { access: DAY_MS, news: DAY_MS, service: 7 * DAY_MS } as const
/** How long a mailbox may refuse mails before we give up. */
export const GIVEN_UP_MS = 5 * DAY_MS
/** How long a mail can be answered. For another month we can still report that the answer is too late. */
export const ANSWERABLE_MS = 30 * DAY_MS
export const RETENTION_MS = 60 * DAY_MS
/** After a pause, the mails of this period may be sent at once. */
export const BURST_MS = SECOND_MS

/** Delay before the next try after consecutive refusals of a mailbox: from one minute up to four hours. */
export const retryAfterMs = (failures: number): number => Math.min(60 * SECOND_MS * 3 ** (failures - 1), 4 * HOUR_MS)
/** Delay before our own mail server is tried again. It is short because all mails wait for it. */
export const pauseMs = (failures: number): number => Math.min(SECOND_MS * 2 ** (failures - 1), 30 * SECOND_MS)
