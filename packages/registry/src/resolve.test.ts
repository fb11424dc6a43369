import { describe, expect, it } from 'vitest'
import { idOf, lockOf } from '../test/releases.ts'
import { bucketOf } from './bucket.ts'
import type { Channel } from './channel.ts'
import type { Release } from './release.ts'
import type { Choice, Known } from './resolve.ts'
import { chooseReleases, keyOfChoices, makeCoherent } from './resolve.ts'

const [a, b, c] = [idOf('a'), idOf('b'), idOf('c')]
const pointer = (name: string, more: Partial<Channel> = {}): [string, Channel] => [
  name,
  { schema: 'mfe-channel/1', name, channel: 'production', rev: 1, stable: a, history: [], ...more },
]
const canary = (salt: string, percent = 50) => ({ release: b, percent, salt, startedAt: '2026-11-21T09:00:00.000Z' })
const unitBelow = (salt: string, percent: number, isBelow: boolean): string =>
  Array.from({ length: 1000 }, (_, index) => `c.${index}`).find((unit) => bucketOf(salt, unit) < percent === isBelow) ??
  ''

describe('a visit', () => {
  const salt = 'mf-search:r9'
  const pointers = new Map([pointer('shell'), pointer('mf-search', { canary: canary(salt) }), pointer('mf-chat')])
  const inside = unitBelow(salt, 50, true)
  const outside = unitBelow(salt, 50, false)

  it('keeps the canary when it grows', () => {
    const units = Array.from({ length: 10_000 }, (_, index) => `c.unit-${index}`)
    const hasIt = (percent: number) => (unit: string) => {
      const grown = new Map([pointer('mf-search', { canary: canary(salt, percent) })])
      return chooseReleases({ pointers: grown, unit }).get('mf-search')?.reason === 'canary'
    }
    const at5 = units.filter(hasIt(5))
    expect(at5.length).toBeGreaterThan(400)
    expect(at5.every(hasIt(25))).toBe(true)
  })

  it('gets the canary if its unit is in its share, and the stable release otherwise', () => {
    const chosen = chooseReleases({ pointers, unit: inside })
    expect(chosen.get('mf-search')).toEqual({ id: b, reason: 'canary', bucket: bucketOf(salt, inside), percent: 50 })
    expect(chosen.get('mf-chat')).toEqual({ id: a, reason: 'stable' })
    expect(chooseReleases({ pointers, unit: outside }).get('mf-search')).toMatchObject({
      id: a,
      reason: 'stable',
      percent: 50,
    })
  })
  it('without a unit gets no canary', () => {
    expect(chooseReleases({ pointers, unit: null }).get('mf-search')).toEqual({ id: a, reason: 'stable' })
  })
  it('of a preview gets the releases of its link, of new apps too', () => {
    const chosen = chooseReleases({ pointers, unit: inside, overrides: { 'mf-search': c, 'mf-new': b } })
    expect(chosen.get('mf-search')).toMatchObject({ id: c, reason: 'override' })
    expect(chosen.get('mf-new')).toEqual({ id: b, reason: 'override' })
  })
  it('never gets a disabled release, not even in a preview', () => {
    const disabled = new Map([
      pointer('mf-chat', { disabled: { reason: 'fire', by: 'anna', at: '' }, canary: canary(salt) }),
    ])
    const chosen = chooseReleases({ pointers: disabled, unit: inside, overrides: { 'mf-chat': c } })
    expect(chosen.get('mf-chat')).toEqual({ id: null, reason: 'disabled', addressesOf: a })
    expect(keyOfChoices(chosen)).toBe(`mf-chat@${a} off`)
  })
  it('has the same key as another with the same releases, for any reasons', () => {
    const byCanary = keyOfChoices(chooseReleases({ pointers, unit: inside }))
    expect(byCanary).toBe(`mf-chat@${a},mf-search@${b},shell@${a}`)
    expect(keyOfChoices(chooseReleases({ pointers, unit: outside, overrides: { 'mf-search': b } }))).toBe(byCanary)
    expect(keyOfChoices(chooseReleases({ pointers, unit: outside }))).not.toBe(byCanary)
  })
})

describe('a set of releases', () => {
  const shared = (built: string, range = '^19.0.0') => ({ react: { range, built, singleton: true } })
  /** React of the shells by release; what the remotes need of it. */
  const locks: Record<string, Release> = {
    [`shell@${a}`]: lockOf(new Map(), { name: 'shell', id: a, shared: shared('19.3.1') }),
    [`shell@${b}`]: lockOf(new Map(), { name: 'shell', id: b, shared: shared('20.0.0') }),
    [`mf-chat@${a}`]: lockOf(new Map(), { name: 'mf-chat', id: a, shared: shared('19.3.1') }),
    [`mf-search@${a}`]: lockOf(new Map(), { name: 'mf-search', id: a, shared: shared('19.3.1') }),
    [`mf-search@${b}`]: lockOf(new Map(), { name: 'mf-search', id: b, shared: shared('20.0.0', '^20.0.0') }),
    [`mf-search@${c}`]: lockOf(new Map(), { name: 'mf-search', id: c, shared: shared('19.1.0') }),
  }
  const known = (more: Partial<Known> = {}): Known => ({
    pointers: new Map([pointer('shell'), pointer('mf-search'), pointer('mf-chat')]),
    lockOf: (name, id) => locks[`${name}@${id}`],
    lastGood: new Map(),
    ...more,
  })
  const choices = (more: Record<string, Choice> = {}): Map<string, Choice> =>
    new Map(
      Object.entries({
        shell: { id: a, reason: 'stable' },
        'mf-search': { id: a, reason: 'stable' },
        'mf-chat': { id: a, reason: 'stable' },
        ...more,
      } satisfies Record<string, Choice>),
    )

  it('that fits is left as it is', () => {
    expect(makeCoherent(choices(), known())).toEqual({ choices: choices(), problems: [] })
  })
  it.each(['canary', 'override'] as const)('drops the %s of a remote that does not fit the shell', (reason) => {
    const { choices: fitted, problems } = makeCoherent(choices({ 'mf-search': { id: b, reason } }), known())
    expect(fitted.get('mf-search')).toMatchObject({ id: a, reason: 'conflict' })
    expect(problems).toEqual(['mf-search needs react ^20.0.0, the shell has 19.3.1'])
  })
  it('drops the canary of the shell before it loses a remote', () => {
    const { choices: fitted, problems } = makeCoherent(choices({ shell: { id: b, reason: 'canary' } }), known())
    expect(fitted).toEqual(choices({ shell: { id: a, reason: 'conflict' } }))
    expect(problems).toContain('mf-chat needs react ^19.0.0, the shell has 20.0.0')
  })
  it('keeps a canary of the shell and of a remote that fit each other', () => {
    const both = { shell: { id: b, reason: 'canary' }, 'mf-search': { id: b, reason: 'canary' } } as const
    const pair = new Map(Object.entries<Choice>(both))
    expect(makeCoherent(pair, known()).choices).toEqual(pair)
  })
  it('falls back to the last served set when the stable release does not fit', () => {
    const pointers = new Map([pointer('shell'), pointer('mf-search', { stable: b })])
    const stable = new Map(
      Object.entries<Choice>({ shell: { id: a, reason: 'stable' }, 'mf-search': { id: b, reason: 'stable' } }),
    )
    const withLast = makeCoherent(stable, known({ pointers, lastGood: new Map([['mf-search', c]]) }))
    expect(withLast.choices.get('mf-search')).toEqual({ id: c, reason: 'last-known-good' })
    expect(makeCoherent(stable, known({ pointers })).choices.get('mf-search')).toEqual({ id: null, reason: 'conflict' })
  })
  it('falls back to the last served set when a release cannot be read', () => {
    const isGone = (name: string, id: string) => (id === c ? undefined : locks[`${name}@${id}`])
    const lost = choices({ 'mf-search': { id: c, reason: 'stable' }, shell: { id: c, reason: 'stable' } })
    const pointers = new Map([pointer('shell', { stable: c }), pointer('mf-search', { stable: c }), pointer('mf-chat')])
    const lastGood = new Map([
      ['shell', a],
      ['mf-search', a],
    ])
    const { choices: fitted, problems } = makeCoherent(lost, known({ pointers, lockOf: isGone, lastGood }))
    expect(fitted.get('shell')).toEqual({ id: a, reason: 'last-known-good' })
    expect(fitted.get('mf-search')).toEqual({ id: a, reason: 'last-known-good' })
    expect(problems).toEqual([`shell@${c} cannot be read`, `mf-search@${c} cannot be read`])
  })
})
