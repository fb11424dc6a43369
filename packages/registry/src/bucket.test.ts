import { describe, expect, it } from 'vitest'
import { bucketOf } from './bucket.ts'

/** Always the same ones. Chance alone moves the share of so many by up to 0.08 points at 50 %, so it is not left to it. */
const units = Array.from({ length: 400_000 }, (_, index) => `c.unit-${index}`)
const shareOf = (isServed: (unit: string) => boolean): number => (units.filter(isServed).length / units.length) * 100
const searchSalt = 'mf-search:r12'
const chatSalt = 'mf-chat:r7'

describe('of 400 000 units', () => {
  const ofSearch = new Map(units.map((unit) => [unit, bucketOf(searchSalt, unit)]))
  const ofChat = new Map(units.map((unit) => [unit, bucketOf(chatSalt, unit)]))
  const isBelow = (buckets: ReadonlyMap<string, number>, percent: number) => (unit: string) =>
    (buckets.get(unit) ?? 100) < percent

  it.each([0, 1, 5, 50, 100])('%s percent are served the canary, within 0.1 points', (percent) => {
    for (const buckets of [ofSearch, ofChat])
      expect(Math.abs(shareOf(isBelow(buckets, percent)) - percent)).toBeLessThanOrEqual(percent % 100 === 0 ? 0 : 0.1)
  })
  it.each([
    [5, 5],
    [5, 50],
    [50, 50],
  ])('units in one canary of %s percent are in another of %s percent as often as all', (percent, other) => {
    const both = shareOf((unit) => isBelow(ofSearch, percent)(unit) && isBelow(ofChat, other)(unit))
    expect(Math.abs(both - (percent * other) / 100)).toBeLessThan(0.1)
  })
})

it('a bucket can be computed by any implementation: 48 bits of SHA-256', () => {
  expect(bucketOf('mf-search:r1', 'c.abc')).toBeCloseTo(9.45306437033473, 10)
})
