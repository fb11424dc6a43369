import { describe, expect, it } from 'vitest'
import { additive } from '../test/gate-additive.ts'
import { breaking } from '../test/gate-breaking.ts'
import { without } from '../test/gate-edits.ts'
import type { World } from '../test/gate-world.ts'
import { createWorld } from '../test/gate-world.ts'
import type { Problem } from './gate-rules.ts'
import { gateProblems, servedProblems } from './gate-rules.ts'

const gate = ({ live, more, served, ...candidates }: World, of: 'remote' | 'shell'): Problem[] =>
  gateProblems(candidates[of], {
    releases: [...Object.values(live).map((release) => ({ role: 'stable', release }) as const), ...more],
    served,
  })

describe.each(['remote', 'shell'] as const)('a %s', (of) => {
  it.each(breaking[of])('that %s is refused (%s)', (_, rule, change) => {
    const world = createWorld()
    change(world)
    const rules = gate(world, of).map((problem) => problem.rule)
    expect(rules.length).toBeGreaterThan(0)
    expect(new Set(rules)).toEqual(new Set([rule]))
  })
  it.each(additive[of])('that %s passes', (_, change) => {
    const world = createWorld()
    change(world)
    expect(gate(world, of)).toEqual([])
  })
})

it('names what does not fit, and its counterpart', () => {
  const world = createWorld()
  without('Card', world.shell)
  world.served['search'] = { ...world.served['search']!, path: '/api/v2/search' }
  expect(gate(world, 'shell').map(({ text }) => text)).toEqual([
    'mf-search@aaaaaaaaaaaaaaaa imports Card of @sild/ui, which shell@bbbbbbbbbbbbbbbb has not',
  ])
  expect(gate(world, 'remote').map(({ text }) => text)).toEqual([
    'mf-search@bbbbbbbbbbbbbbbb, search: is POST /api/v2/search, not POST /api/search',
  ])
})

it('finds live releases that the API breaks as it is served now', () => {
  const { live, served } = createWorld()
  const releases = [{ role: 'stable', release: live.remote } as const, { role: 'stable', release: live.chat } as const]
  expect(servedProblems({ releases, served })).toEqual([])
  expect(servedProblems({ releases, served: {} })).toEqual([
    { rule: 'operation', text: 'mf-search@aaaaaaaaaaaaaaaa, search: the API has no such operation' },
  ])
})
