import { changePointer, type Channel, type PointerChange } from '@sild/registry'
import { expect, it } from 'vitest'
import { recalledReleases } from './recalled.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string]
const after = (...changes: PointerChange[]): Channel => {
  let pointer: Channel | null = null
  for (const change of changes)
    pointer = changePointer(pointer, change, { name: 'mf-try', channelName: 'staging', by: 'anna', at: '2026-11-21' })
  return pointer as Channel // At least one change is given.
}
const promote = (release: string): PointerChange => ({ op: 'promote', release })
const canary = (release: string): PointerChange => ({ op: 'canary', release, percent: 5 })

it.each([
  ['nothing after promotions', [promote(a), promote(b)], []],
  ['the stable release that was rolled back', [promote(a), promote(b), { op: 'rollback' }], [b]],
  ['the canary that was rolled back, not the stable one', [promote(a), canary(b), { op: 'rollback' }], [b]],
  [
    'both when a named release takes their place',
    [promote(c), promote(a), canary(b), { op: 'rollback', release: c }],
    [b, a],
  ],
  ['nothing that is live again', [promote(a), promote(b), { op: 'rollback' }, promote(b)], []],
  ['no canary that was promoted', [promote(a), canary(b), promote(b)], []],
  ['nothing when an app is switched off', [promote(a), { op: 'disable', reason: 'broken' }], []],
] as [string, PointerChange[], string[]][])('recalled is %s', (_, changes, expected) => {
  expect(recalledReleases(after(...changes))).toEqual(expected)
})
