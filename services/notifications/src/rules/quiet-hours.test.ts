import { expect, it } from 'vitest'
import { endOfQuiet } from './quiet-hours.ts'

const tallinn = { from: 21, until: 8, timeZone: 'Europe/Tallinn' }

it.each([
  ['by day', tallinn, '2026-11-23T12:00:00Z', '2026-11-23T12:00:00Z'],
  ['late', tallinn, '2026-11-23T20:10:00Z', '2026-11-24T06:00:00Z'],
  ['after midnight', tallinn, '2026-11-24T05:59:59Z', '2026-11-24T06:00:00Z'],
  ['as they end', tallinn, '2026-11-24T06:00:00Z', '2026-11-24T06:00:00Z'],
  ['in the night of the change to winter', tallinn, '2026-10-24T20:00:00Z', '2026-10-25T06:00:00Z'],
  ['in the night of the change to summer', tallinn, '2026-03-28T20:00:00Z', '2026-03-29T05:00:00Z'],
  ['at noon', { from: 12, until: 13, timeZone: 'UTC' }, '2026-11-23T12:30:00Z', '2026-11-23T13:00:00Z'],
  [
    'where zones are off by quarters',
    { from: 0, until: 6, timeZone: 'Asia/Kathmandu' },
    '2026-11-23T20:00:00Z',
    '2026-11-24T00:15:00Z',
  ],
  ['with none', null, '2026-11-23T03:00:00Z', '2026-11-23T03:00:00Z'],
] as const)('a mail may come %s', (_when, quietHours, now, expected) => {
  expect(endOfQuiet(quietHours, new Date(now)).toISOString()).toBe(new Date(expected).toISOString())
})
