import { describe, expect, it } from 'vitest'
import { countDuration, countOf, noDurations, quantile } from './durations.ts'

const durationsOf = (...all: number[]) => {
  const durations = noDurations()
  for (const ms of all) countDuration(durations, ms)
  return durations
}

describe('durations', () => {
  it('have no percentile without any', () => {
    expect(quantile(noDurations(), 0.75)).toBeNull()
  })
  it('give a percentile within a step of twelve percent', () => {
    const spread = durationsOf(...Array.from({ length: 1000 }, (_, index) => index + 1))
    for (const share of [0.1, 0.5, 0.75, 0.95]) {
      const found = quantile(spread, share) ?? 0
      expect(Math.abs(found - share * 1000) / (share * 1000)).toBeLessThan(0.06)
    }
  })
  it('clamp durations below a millisecond or above a minute', () => {
    const ends = durationsOf(0, 0.2, 600_000)
    expect(countOf(ends)).toBe(3)
    expect(quantile(ends, 0.5)).toBeLessThan(1.2)
    expect(quantile(ends, 1)).toBeGreaterThan(60_000)
  })
})
