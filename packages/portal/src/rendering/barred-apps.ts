const FIRST_MS = 60_000
const LONGEST_MS = 3_600_000

interface Bar {
  times: number
  untilMs: number
}
/** Releases that have cost a rendering thread. Their pages are left to browsers for a while, twice as long each time. */
export interface BarredApps {
  /** @returns for how long */
  bar(release: string): number
  isBarred(release: string): boolean
}

export function createBarredApps(now: () => number = () => performance.now()): BarredApps {
  const bars = new Map<string, Bar>()
  return {
    bar(release) {
      const times = (bars.get(release)?.times ?? 0) + 1
      const milliseconds = Math.min(LONGEST_MS, FIRST_MS * 2 ** (times - 1))
      bars.set(release, { times, untilMs: now() + milliseconds })
      return milliseconds
    },
    isBarred: (release) => (bars.get(release)?.untilMs ?? 0) > now(),
  }
}
