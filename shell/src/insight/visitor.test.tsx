import { beforeEach, expect, it } from 'vitest'
import { visitor } from './visitor.ts'

const minute = 60_000
const month = 30 * 24 * 60 * minute
beforeEach(() => localStorage.clear())

it('is first once, and new again after half an hour without events', () => {
  const first = visitor.enter(0)
  expect(first).toMatchObject({ isFirst: true, isNew: true })
  expect(visitor.enter(29 * minute)).toEqual({ ...first, isFirst: false, isNew: false })
  expect(visitor.enter(58 * minute)).toMatchObject({ sessionId: first.sessionId, isNew: false })
  const later = visitor.enter(89 * minute)
  expect(later).toMatchObject({ visitorId: first.visitorId, isFirst: false, isNew: true })
  expect(later.sessionId).not.toBe(first.sessionId)
})

it('gets a new id after thirteen months, even for regular visits, and once forgotten', () => {
  const { visitorId } = visitor.enter(0)
  for (let months = 1; months < 13; months += 1) expect(visitor.enter(months * month).visitorId).toBe(visitorId)
  const other = visitor.enter(13.5 * month)
  expect(other).toMatchObject({ isFirst: true, isNew: true })
  expect(other.visitorId).not.toBe(visitorId)
  visitor.forget()
  expect(Object.keys(localStorage)).toEqual([])
  expect(visitor.enter(14 * month).isFirst).toBe(true)
})

it.each([
  'no JSON',
  '{}',
  '7',
  '{"visitorId":"v","sessionId":"s","since":0}',
  '{"visitorId":"v","sessionId":"s","since":"0","seenAt":0}',
])('starts again when the browser holds %s', (stored) => {
  localStorage.setItem('sild.insight', stored)
  expect(visitor.enter(0)).toMatchObject({ isFirst: true, isNew: true })
})
