const FIRST_MS = 60_000
const LONGEST_MS = 3_600_000

interface Bar {
  times: number
  untilMs: number
  why: string
}
/** Releases that have cost a rendering thread. Their pages are left to browsers for a while, twice as long each time. */
export interface BarredApps {
  /** @returns for how long */
  bar(release: string, why: string): number
  /** Null where it may run. */
  whyBarred(release: string): string | null
}

export function createBarredApps(now: () => number = () => performance.now()): BarredApps {
  const bars = new Map<string, Bar>()
  return {
    bar(release, why) {
      const times = (bars.get(release)?.times ?? 0) + 1
      const milliseconds = Math.min(LONGEST_MS, FIRST_MS * 2 ** (times - 1))
      bars.set(release, { times, untilMs: now() + milliseconds, why })
      return milliseconds
    },
    whyBarred(release) {
      const bar = bars.get(release)
      return bar && bar.untilMs > now() ? bar.why : null
    },
  }
}
