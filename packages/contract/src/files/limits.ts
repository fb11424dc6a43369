const HOUR_MS = 3_600_000

/** How long a file that nothing shows is kept; an hourly sweep removes those whose time is over. */
export const fileTimes = {
  /** After it was uploaded, and after somebody asked whether it may be shown. */
  unclaimedMs: 48 * HOUR_MS,
  /** After something began to show it: what lets go of it later does not take it from whoever is about to show it. */
  shownMs: HOUR_MS,
  /** A link to a file that not everybody may read is good for so long, and at most twice as long. */
  linkMs: 300_000,
} as const

/** The copy of all their data that somebody asked for. */
export const dataExportTimes = {
  /** How long it can be downloaded. */
  keptMs: 7 * 24 * HOUR_MS,
  /** How long after the last another one can be asked for. */
  againAfterMs: 24 * HOUR_MS,
  /** What is not made by then has failed, and can be asked for again: its job gave up after half an hour. */
  givenUpAfterMs: HOUR_MS,
} as const
