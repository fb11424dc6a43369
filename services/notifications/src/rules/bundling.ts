/** One mail an hour at most: what happens meanwhile stands in the next one. */
export const BUNDLE_MS = 60 * 60_000
