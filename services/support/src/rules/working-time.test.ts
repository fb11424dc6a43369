import { describe, expect, it } from 'vitest'
import { addWorkingTime, workingTimeBetween } from './working-time.ts'

const HOUR_MS = 3_600_000
/** Tallinn times: two hours before UTC in winter, three in summer. */
const winter = (text: string): Date => new Date(`${text}:00+02:00`)
const summer = (text: string): Date => new Date(`${text}:00+03:00`)

describe('four hours of working time', () => {
  it.each([
    ['begin at once in the morning', winter('2026-11-24T09:30'), winter('2026-11-24T13:30')],
    ['begin at nine for a question at night', winter('2026-11-24T02:00'), winter('2026-11-24T13:00')],
    ['end exactly with the day', winter('2026-11-24T13:00'), winter('2026-11-24T17:00')],
    ['go on the next day', winter('2026-11-24T15:00'), winter('2026-11-25T11:00')],
    ['wait for Monday', winter('2026-11-27T16:30'), winter('2026-11-30T12:30')],
    ['begin on Monday for a question on Saturday', winter('2026-11-28T12:00'), winter('2026-11-30T13:00')],
    [
      'leave out the national day, before which the day is short',
      winter('2026-02-23T13:00'),
      winter('2026-02-25T12:00'),
    ],
    ['leave out Christmas and the weekend after it', winter('2026-12-23T13:00'), winter('2026-12-28T12:00')],
    ['leave out Good Friday and Easter', summer('2026-04-02T16:00'), summer('2026-04-06T12:00')],
    ['leave out midsummer', summer('2026-06-22T12:00'), summer('2026-06-25T11:00')],
    ['are as long when clocks go back', summer('2026-10-23T16:00'), winter('2026-10-26T12:00')],
    ['are as long when clocks go forward', winter('2026-03-27T16:00'), summer('2026-03-30T12:00')],
  ])('%s', (_what, from, due) => {
    expect(addWorkingTime(from, 4 * HOUR_MS).toISOString()).toBe(due.toISOString())
    // The working time between them does not depend on the start.
    expect(workingTimeBetween(from, due)).toBe(4 * HOUR_MS)
  })
})

it('no working time passes at night, and none before it began', () => {
  expect(workingTimeBetween(winter('2026-11-24T18:00'), winter('2026-11-25T08:00'))).toBe(0)
  expect(workingTimeBetween(winter('2026-11-25T10:00'), winter('2026-11-24T10:00'))).toBe(0)
})
