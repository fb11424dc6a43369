import { expect, it } from 'vitest'
import { lastDigestTime } from './last-digest-time.ts'

it.each([
  ['daily', '2026-11-25T05:59:59Z', '2026-11-24T06:00:00Z'],
  ['daily', '2026-11-25T06:00:00Z', '2026-11-25T06:00:00Z'],
  ['daily', '2026-12-01T03:00:00Z', '2026-11-30T06:00:00Z'],
  ['weekly', '2026-11-25T12:00:00Z', '2026-11-23T06:00:00Z'],
  ['weekly', '2026-11-23T05:00:00Z', '2026-11-16T06:00:00Z'],
  ['weekly', '2026-11-23T07:00:00Z', '2026-11-23T06:00:00Z'],
  ['weekly', '2026-11-29T23:00:00Z', '2026-11-23T06:00:00Z'],
] as const)('a %s digest at %s has what was found until %s', (schedule, now, expected) => {
  expect(lastDigestTime(schedule, new Date(now))).toEqual(new Date(expected))
})
