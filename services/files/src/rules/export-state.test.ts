import { expect, it } from 'vitest'
import { exportState, nextExportAt } from './export-state.ts'

const now = new Date('2026-11-24T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const made = (hours: number, endsIn: number) => ({
  requestedAt: ago(hours),
  readyAt: ago(hours - 0.1),
  expiresAt: ago(-endsIn),
})
const asked = (hours: number) => ({ requestedAt: ago(hours), readyAt: null, expiresAt: null })

it.each([
  ['none', undefined, null],
  ['making', asked(0.9), null],
  ['failed', asked(1), null],
  ['ready', made(2, 1), ago(-22)],
  ['ready', made(24, 1), null],
  ['expired', made(200, 0), null],
] as const)('is %s', (state, last, at) => {
  expect([exportState(last, now), nextExportAt(last, now)]).toEqual([state, at])
})
