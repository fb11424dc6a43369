import type { ChannelName, Registry, RegistryStorage } from '@sild/registry'
import { chooseReleases, openRegistry } from '@sild/registry'
import type { SiteInsight } from '@sild/registry/renderer'
import type { FastifyBaseLogger } from 'fastify'
import { createRendering } from '../rendering/rendering.ts'
import { openCurrentSet } from './current-set.ts'
import type { LastKnownGood, ReleaseIds } from './last-known-good.ts'
import { areSame, type Pointers, readPointers } from './pointers.ts'
import { createReleaseCache, type ReleaseCache } from './release-cache.ts'
import type { ReleaseSet } from './release-set.ts'
import { type ChosenSet, createReleaseSetCache } from './release-set-cache.ts'
import { createVisits, type Visit, type Visits } from './visits.ts'

export interface Remotes {
  readonly registry: Registry
  readonly storage: RegistryStorage
  readonly releases: ReleaseCache
  readonly channel: ChannelName
  /** Build version of the servers. */
  readonly version: string
  /** As documents say it: who may hear how the portal is used. */
  readonly insight: SiteInsight
  /** The stable releases; null before the first ones could be loaded. */
  current: () => ReleaseSet | null
  /** Whether documents depend on the reader. */
  hasCanary: () => boolean
  /** The set of one document, fixed for its tab. What cannot be made is the stable one. */
  choose: (visit: Visit) => ChosenSet | Promise<ChosenSet | null> | null
  pointers: () => Pointers
  /** What could not be taken as the channel says, and why. */
  problems: () => readonly string[]
  /** Reads the channel now. */
  refresh: () => Promise<void>
  /** A developer is working on an app: the channel is `dev`, and open pages follow it. */
  readonly isDevelopment: boolean
  /** Calls the listener with every new stable set. @returns a function that unsubscribes */
  listen: (listener: (set: ReleaseSet) => void) => () => void
  stop: () => void
}
export interface RemotesOptions {
  storage: RegistryStorage
  channel: ChannelName
  origin: string
  version: string
  insight?: SiteInsight
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  /** Without it, a start while the registry is unavailable has nothing to serve. */
  lastKnownGood?: LastKnownGood
  /** A promoted release is in new documents within this time. */
  refreshMs?: number
}

/** Follows a channel of the registry. While the registry is away, or points to what does not work, the last good set stays. */
export async function followRemotes({
  storage,
  channel,
  origin,
  version,
  insight = {},
  log,
  lastKnownGood,
  refreshMs = channel === 'dev' ? 100 : 2000,
}: RemotesOptions): Promise<Remotes> {
  const registry = openRegistry(storage)
  const releases = createReleaseCache(registry)
  const rendering = createRendering(log)
  const sets = createReleaseSetCache({ registry, rendering, releases, origin, version, insight })
  const { chosen: current, lastGood, listen, take } = await openCurrentSet({ lastKnownGood, log })
  let pointers: Pointers = new Map()
  let visits: Visits | null = null
  let problems: readonly string[] = []
  let refreshing: Promise<void> | null = null

  const report = (found: readonly string[]): void => {
    if (found.length > 0 && found.join() !== problems.join())
      log.error({ problems: found }, 'releases could not be taken as the channel says')
    problems = found
  }
  const onFailure = (error: unknown): void => log.error({ err: error }, 'a set of releases does not work')
  const refresh = async (): Promise<void> => {
    const found: string[] = []
    try {
      const read = await readPointers(registry, channel, pointers)
      found.push(...read.problems)
      const hasChanged = !areSame(pointers, read.pointers)
      if (!hasChanged && current() && problems.length === 0 && found.length === 0) return
      pointers = read.pointers
      const choices = pointers.size > 0 ? chooseReleases({ pointers, unit: null }) : rememberedChoices(lastGood())
      if (choices.size === 0) return
      const chosen = await sets.of(choices, pointers, lastGood())
      found.push(...chosen.problems)
      await take(chosen)
    } catch (error) {
      found.push(String(error))
    } finally {
      report(found)
    }
    if (visits?.pointers === pointers) return
    visits = createVisits(pointers, lastGood(), sets, onFailure)
    void visits.warm()
  }
  const refreshOnce = (): Promise<void> => (refreshing ??= refresh().finally(() => (refreshing = null)))

  await refreshOnce()
  const timer = setInterval(() => void refreshOnce(), refreshMs).unref()
  return {
    registry,
    storage,
    releases,
    channel,
    version,
    insight,
    isDevelopment: channel === 'dev',
    current: () => current()?.set ?? null,
    hasCanary: () => visits?.hasCanary ?? false,
    choose: (visit) => {
      const isOrdinary = !visit.overrides && (visit.unit === null || !visits?.hasCanary)
      return isOrdinary ? current() : (visits?.setFor(visit) ?? current())
    },
    pointers: () => pointers,
    problems: () => problems,
    refresh: async () => {
      // A look that is under way may have begun before what the caller wants to be seen.
      await refreshing
      await refreshOnce()
    },
    listen,
    stop() {
      clearInterval(timer)
      rendering.stop()
    },
  }
}

const rememberedChoices = (ids: ReleaseIds) =>
  new Map([...ids].map(([name, id]) => [name, { id, reason: 'last-known-good' as const }]))
