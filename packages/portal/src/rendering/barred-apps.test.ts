import { expect, it } from 'vitest'
import { createBarredApps } from './barred-apps.ts'

it('bars a release for a while, twice as long each time, an hour at most', () => {
  let now = 0
  const { bar, whyBarred } = createBarredApps(() => now)
  expect(whyBarred('mf-x@1')).toBeNull()
  expect([bar('mf-x@1', 'It loops.'), whyBarred('mf-x@1'), whyBarred('mf-x@2')]).toEqual([60_000, 'It loops.', null])
  now = 60_000
  expect(whyBarred('mf-x@1')).toBeNull()
  expect(Array.from({ length: 7 }, () => bar('mf-x@1', 'It loops.') / 60_000)).toEqual([2, 4, 8, 16, 32, 60, 60])
})
