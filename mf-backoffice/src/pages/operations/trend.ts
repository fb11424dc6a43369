import type { HourOfRelease } from '@sild/contract/delivery/shapes'

const HOUR_MS = 3_600_000

export interface ShownHour {
  readonly hour: string
  /** The release with the most loads in that hour; null without loads. */
  readonly shown: HourOfRelease | null
}

/** Every hour of the last days up to now, the oldest first. */
export function hoursUpTo(now: Date, measured: readonly HourOfRelease[], days: number): ShownHour[] {
  const byHour = Map.groupBy(measured, ({ hour }) => Date.parse(hour))
  const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const count = days * 24
  return Array.from({ length: count }, (_, index) => {
    const at = last - (count - 1 - index) * HOUR_MS
    const [shown = null] = (byHour.get(at) ?? []).toSorted((one, other) => other.loads - one.loads)
    return { hour: new Date(at).toISOString(), shown }
  })
}
