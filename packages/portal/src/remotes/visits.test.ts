import { changePointer, type Channel, type Choices, keyOfChoices, type PointerChange } from '@sild/registry'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReleaseSet } from './release-set.ts'
import type { ReleaseSetCache } from './release-set-cache.ts'
import { createVisits } from './visits.ts'

const idOf = (letter: string): string => letter.repeat(16)
const pointerOf = (name: string, ...changes: PointerChange[]): [string, Channel] => {
  let pointer: Channel | null = null
  for (const change of changes)
    pointer = changePointer(pointer, change, { name, channelName: 'staging', by: 'anna', at: '2026-11-21' })
  return [name, pointer as Channel] // At least one change is given.
}
const app = (name: string, stable: string, canary?: string, percent = 50): [string, Channel] =>
  pointerOf(
    name,
    { op: 'promote', release: idOf(stable) },
    ...(canary ? [{ op: 'canary' as const, release: idOf(canary), percent }] : []),
  )

const renderer: ReleaseSet['renderer'] = { warm: async () => undefined, render: () => expect.unreachable() }
let made: string[] = []
let isBroken = false
beforeEach(() => {
  made = []
  isBroken = false
})
const sets: ReleaseSetCache = {
  async of(choices: Choices) {
    made.push([...choices.values()].map(({ id }) => id?.[0]).join(''))
    if (isBroken) throw new Error('it does not start')
    const set: ReleaseSet = { rev: keyOfChoices(choices), releases: new Map(), switchedOff: new Map(), renderer }
    return { set, choices: new Map(choices), problems: [] }
  },
}
const visitsOf = (...apps: [string, Channel][]) => createVisits(new Map(apps), new Map(), sets, () => undefined)

describe('sets for visits', () => {
  it('are made ahead for every combination of running canaries', async () => {
    const visits = visitsOf(app('shell', 'a'), app('mf-one', 'b', 'c'), app('mf-two', 'd', 'e'))
    expect(visits.hasCanary).toBe(true)
    await visits.warm()
    expect(made.toSorted()).toEqual(['abe', 'acd', 'ace'])
    expect(visits.setFor({ unit: null, overrides: { 'mf-one': idOf('c') } })).not.toBeInstanceOf(Promise)
    expect(made).toHaveLength(3)
  })

  it('contain only the stable one without canaries', async () => {
    const visits = visitsOf(app('shell', 'a'), app('mf-one', 'b'))
    await visits.warm()
    expect([visits.hasCanary, made]).toEqual([false, []])
  })

  it('are built once for all concurrent requests', async () => {
    const visits = visitsOf(app('shell', 'a'), app('mf-one', 'b', 'c', 100))
    const both = await Promise.all([visits.setFor({ unit: 'p.one' }), visits.setFor({ unit: 'p.two' })])
    expect(both.map((chosen) => chosen?.choices.get('mf-one'))).toMatchObject([
      { id: idOf('c'), reason: 'canary', percent: 100 },
      { id: idOf('c'), reason: 'canary', percent: 100 },
    ])
    expect(made).toEqual(['ac'])
  })

  it('that are the same have the reasons of each visit', async () => {
    const visits = visitsOf(app('shell', 'a'), app('mf-one', 'b', 'c', 100))
    await visits.warm()
    const preview = await visits.setFor({ unit: null, overrides: { 'mf-one': idOf('c') } })
    const canary = await visits.setFor({ unit: 'p.one' })
    const reasons = [preview, canary].map((chosen) => chosen?.choices.get('mf-one')?.reason)
    expect(reasons).toEqual(['override', 'canary'])
  })

  it('that fail are not tried again for every visit', async () => {
    isBroken = true
    const visits = visitsOf(app('shell', 'a'), app('mf-one', 'b', 'c', 100))
    expect(await visits.setFor({ unit: 'p.one' })).toBeNull()
    expect(visits.setFor({ unit: 'p.two' })).toBeNull()
    expect(made).toEqual(['ac'])
  })
})
