import { expect, it } from 'vitest'
import { createBarredApps } from './barred-apps.ts'

it('bars a release for a while, twice as long each time, an hour at most', () => {
  let now = 0
  const { bar, isBarred } = createBarredApps(() => now)
  expect(isBarred('mf-x@1')).toBe(false)
  expect([bar('mf-x@1'), isBarred('mf-x@1'), isBarred('mf-x@2')]).toEqual([60_000, true, false])
  now = 60_000
  expect(isBarred('mf-x@1')).toBe(false)
  expect(Array.from({ length: 7 }, () => bar('mf-x@1') / 60_000)).toEqual([2, 4, 8, 16, 32, 60, 60])
})
