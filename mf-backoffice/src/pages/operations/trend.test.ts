import { expect, it } from 'vitest'
import { hoursUpTo } from './trend.ts'

const measured = (hour: string, release: string, loads: number) => ({
  hour,
  release: release.repeat(16),
  version: null,
  loads,
  failures: 0,
  loadMsP75: null,
  lcpMsP75: 900,
  inpMsP75: null,
})

it('hours without visits stand between those of the release with most visits', () => {
  const hours = hoursUpTo(
    new Date('2026-11-24T12:34:00Z'),
    [
      measured('2026-11-24T10:00:00.000Z', 'a', 10),
      measured('2026-11-24T10:00:00.000Z', 'b', 90),
      measured('2026-11-24T12:00:00.000Z', 'b', 5),
    ],
    1,
  )
  expect(hours).toHaveLength(24)
  expect(hours[0]).toEqual({ hour: '2026-11-23T13:00:00.000Z', shown: null })
  expect(hours.slice(-3).map(({ hour, shown }) => [hour, shown?.release[0], shown?.loads])).toEqual([
    ['2026-11-24T10:00:00.000Z', 'b', 90],
    ['2026-11-24T11:00:00.000Z', undefined, undefined],
    ['2026-11-24T12:00:00.000Z', 'b', 5],
  ])
})
