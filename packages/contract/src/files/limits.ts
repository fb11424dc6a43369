const HOUR_MS = 3_600_000

/** How long a file is stored while nothing shows it; an hourly job deletes expired files. */
export const fileTimes = {
  /** After its upload, and after `reserveFiles`. */
  unclaimedMs: 48 * HOUR_MS,
  /**
   * After something began to show it: a later removal there must not delete it while another place is about to show it.
   */
  shownMs: HOUR_MS,
  /** A link to a private file is valid for at least this long, and at most twice as long. */
  linkMs: 300_000,
} as const

/** The export of personal data. */
export const dataExportTimes = {
  /** How long it can be downloaded. */
  keptMs: 7 * 24 * HOUR_MS,
  /** Minimum time between two requests. */
  againAfterMs: 24 * HOUR_MS,
  /** An export that is not ready by then has failed and can be requested again: its job gave up after half an hour. */
  givenUpAfterMs: HOUR_MS,
} as const
