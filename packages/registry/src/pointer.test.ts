import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Channel } from './channel.ts'
import { channel } from './channel.ts'
import type { PointerChange } from './pointer.ts'
import { changePointer, rollbackTarget } from './pointer.ts'
import { commandOf, stepsTo, undoCommand } from './undo.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(16)) as [string, string, string, string]
const stamp = { name: 'mf-try', channelName: 'staging', by: 'anna', at: '2026-11-21T09:00:00.000Z' } as const
const after = (...changes: PointerChange[]): Channel =>
  changes.reduce<Channel | null>((pointer, change) => changePointer(pointer, change, stamp), null) as Channel
const promote = (release: string): PointerChange => ({ op: 'promote', release })
const canary = (release: string, percent = 5): PointerChange => ({ op: 'canary', release, percent })
const rollback: PointerChange = { op: 'rollback' }
const disable: PointerChange = { op: 'disable', reason: 'it is on fire' }
const enable: PointerChange = { op: 'enable' }
const freeze: PointerChange = { op: 'freeze' }

describe('a change of a pointer', () => {
  it('counts revisions and remembers their authors, the newest first', () => {
    expect(after(promote(a), canary(b), disable)).toMatchObject({
      rev: 3,
      history: [
        { rev: 3, op: 'disable', release: null, by: 'anna', at: stamp.at },
        { rev: 2, op: 'canary', release: b },
        { rev: 1, op: 'promote', release: a },
      ],
    })
  })
  it('keeps the last fifty', () => {
    const pointer = after(...Array.from({ length: 60 }, (_, index) => promote(index % 2 ? a : b)))
    expect(pointer.history.map(({ rev }) => rev)).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index))
  })
  it('starts a canary under a salt of its revision, which a ramp keeps', () => {
    const ramped = after(promote(a), canary(b), { op: 'ramp', percent: 25 })
    expect(ramped).toMatchObject({ stable: a, canary: { release: b, percent: 25, salt: 'mf-try:r2' } })
  })
  it('ends the canary with a promotion', () => {
    expect(after(promote(a), canary(b), promote(b))).not.toHaveProperty('canary')
  })
  it('keeps both kinds of stop, which enabling lifts', () => {
    expect(after(promote(a), disable, promote(b))).toMatchObject({ stable: b, disabled: { reason: 'it is on fire' } })
    const enabled = after(promote(a), disable, freeze, enable)
    expect(enabled).not.toHaveProperty('disabled')
    expect(enabled).not.toHaveProperty('frozen')
  })
  it.each<[string, PointerChange[], PointerChange, string]>([
    ['promoting what is frozen', [promote(a), freeze], promote(b), 'channel-frozen'],
    ['a canary of what is frozen', [promote(a), freeze], canary(b), 'channel-frozen'],
    ['ramping what is frozen', [promote(a), canary(b), freeze], { op: 'ramp', percent: 9 }, 'channel-frozen'],
    ['ramping without a canary', [promote(a)], { op: 'ramp', percent: 9 }, 'no-canary'],
    ['a canary of the stable release', [promote(a)], canary(a), 'already-stable'],
    ['a canary before anything is stable', [], canary(a), 'no-stable'],
    ['disabling what is not there', [], disable, 'no-stable'],
    ['rolling back the first release', [promote(a)], rollback, 'nothing-to-roll-back'],
  ])('refuses %s', (_, before, change, code) => {
    const current = before.length > 0 ? after(...before) : null
    expect(() => changePointer(current, change, stamp)).toThrow(expect.objectContaining({ code }))
  })
  it('refuses to disable the shell, without which there is no page', () => {
    const shell = { ...stamp, name: 'shell' }
    const current = changePointer(null, promote(a), shell)
    expect(() => changePointer(current, disable, shell)).toThrow(expect.objectContaining({ code: 'shell-needed' }))
  })
})

describe('rolling back', () => {
  it.each<[string, PointerChange[], string]>([
    ['goes to the stable release before', [promote(a), promote(b)], a],
    ['goes one further each time', [promote(a), promote(b), promote(c), rollback], a],
    ['does not go to what was rolled back', [promote(a), promote(b), rollback, promote(c)], a],
    ['takes a release promoted twice as one', [promote(a), promote(b), promote(b)], a],
    ['takes no account of canaries', [promote(a), canary(c), promote(b), canary(d)], a],
  ])('%s', (_, changes, target) => {
    expect(rollbackTarget(after(...changes))).toBe(target)
  })
  it('drops the canary first and leaves the stable release', () => {
    const pointer = after(promote(a), promote(b), canary(c), rollback)
    expect(pointer.stable).toBe(b)
    expect(pointer).not.toHaveProperty('canary')
  })
  it('is possible while frozen, also to a named release', () => {
    expect(after(promote(a), promote(b), freeze, { op: 'rollback', release: d })).toMatchObject({
      stable: d,
      frozen: true,
    })
  })
})

describe('the undo of a change', () => {
  const change = fc.oneof(
    fc.constantFrom(a, b, c, d).map(promote),
    fc.tuple(fc.constantFrom(a, b, c, d), fc.integer({ min: 0, max: 100 })).map(([id, percent]) => canary(id, percent)),
    fc.integer({ min: 0, max: 100 }).map((percent): PointerChange => ({ op: 'ramp', percent })),
    fc.constantFrom(rollback, disable, enable, freeze, { ...disable, reason: 'it smokes' } as PointerChange),
  )
  const applied = (pointer: Channel | null, next: PointerChange): Channel | null => {
    try {
      return changePointer(pointer, next, stamp)
    } catch {
      return pointer
    }
  }
  const pointing = ({ stable, canary: running, disabled, frozen }: Channel) => ({
    stable,
    canary: running && { release: running.release, percent: running.percent },
    reason: disabled?.reason,
    frozen,
  })

  it('leads back to what was pointed to, after any change', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), change, (earlier, last) => {
        const before = earlier.reduce(applied, after(promote(a))) as Channel
        const changed = applied(before, last) as Channel
        const undone = stepsTo(changed, before).reduce((pointer, step) => changePointer(pointer, step, stamp), changed)
        expect(pointing(undone)).toEqual(pointing(before))
        expect(channel.parse(undone)).toEqual(undone)
      }),
      { numRuns: 2000 },
    )
  })
  it('is returned as commands', () => {
    const before = after(promote(a), canary(b, 5))
    expect(undoCommand(before, changePointer(before, promote(b), stamp))).toBe(
      `npx sild rollback mf-try --to ${a} && npx sild canary mf-try@${b} --pct 5`,
    )
    expect(undoCommand(null, before)).toBe('')
    expect(commandOf('mf-try', { op: 'disable', reason: "it's late" }, 'production')).toBe(
      `npx sild disable mf-try --reason 'it'\\''s late' --channel production`,
    )
  })
})
