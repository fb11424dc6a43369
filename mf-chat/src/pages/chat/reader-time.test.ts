import { expect, it } from 'vitest'
import { isSameDay } from './reader-time.ts'

it.each([
  ['Europe/Tallinn', false],
  ['Pacific/Auckland', true],
  ['America/New_York', true],
])('days end at midnight where the reader is, in %s', (timeZone, isSame) => {
  expect(isSameDay('2026-11-21T21:30:00Z', new Date('2026-11-21T22:30:00Z'), timeZone)).toBe(isSame)
})
