import {
  type Choice,
  type Choices,
  type CoherentChoices,
  keyOfChoices,
  makeCoherent,
  type PublishedRelease,
  type Registry,
} from '@sild/registry'
import type { SiteInsight } from '@sild/registry/renderer'
import type { ReleaseIds } from './last-known-good.ts'
import type { Rendering } from '../rendering/rendering.ts'
import type { Pointers } from './pointers.ts'
import type { ReleaseCache } from './release-cache.ts'
import { createReleaseSet, type ReleaseSet } from './release-set.ts'

/** A set, and why it has the releases that it has. */
export interface ChosenSet extends CoherentChoices {
  readonly set: ReleaseSet
}
export interface ReleaseSetCache {
  /** Makes choices fit together and a set of them, which is kept. Rejects when its shell cannot run. */
  of(choices: Choices, pointers: Pointers, lastGood: ReleaseIds): Promise<ChosenSet>
}
export interface ReleaseSetCacheOptions {
  registry: Registry
  rendering: Rendering
  releases: ReleaseCache
  origin: string
  version: string
  insight: SiteInsight
}

const maxKept = 16

export function createReleaseSetCache({
  insight,
  origin,
  registry,
  releases,
  rendering,
  version,
}: ReleaseSetCacheOptions): ReleaseSetCache {
  const cached = new Map<string, Promise<ReleaseSet>>()

  const build = async (choices: Choices): Promise<ReleaseSet> => {
    const chosenBy = (idOf: (choice: Choice) => string | null | undefined): Map<string, PublishedRelease> =>
      new Map(
        [...choices].flatMap(([name, choice]): [string, PublishedRelease][] => {
          const id = idOf(choice)
          const release = id ? releases.get(name, id) : undefined
          return release ? [[name, release]] : []
        }),
      )
    const set = await createReleaseSet({
      registry,
      rendering,
      releases: chosenBy(({ id }) => id),
      switchedOff: chosenBy(({ addressesOf }) => addressesOf),
      origin,
      version,
      insight,
    })
    // Warming is optional: the first request loads what failed here.
    await set.renderer.warm().catch(() => undefined)
    return set
  }
  const setOf = (choices: Choices): Promise<ReleaseSet> => {
    const key = keyOfChoices(choices)
    const known = cached.get(key)
    cached.delete(key)
    const set = known ?? build(choices)
    cached.set(key, set)
    // What failed may work the next time.
    set.catch(() => cached.get(key) === set && cached.delete(key))
    const [oldest] = cached.keys()
    if (cached.size > maxKept && oldest !== undefined) cached.delete(oldest)
    return set
  }

  return {
    async of(choices, pointers, lastGood) {
      const chosen = [...choices].flatMap(([name, { id }]) => (id ? [[name, id] as const] : []))
      const stable = [...pointers].map(([name, pointer]) => [name, pointer.stable] as const)
      await releases.load([...chosen, ...stable, ...lastGood])
      const lockOf = (name: string, id: string) => releases.get(name, id)?.lock
      const coherent = makeCoherent(choices, { pointers, lockOf, lastGood })
      return { ...coherent, set: await setOf(coherent.choices) }
    },
  }
}
