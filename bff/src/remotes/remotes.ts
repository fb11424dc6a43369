import type { ChannelName, Registry, RegistryStorage } from '@sild/registry'
import { openRegistry } from '@sild/registry'
import type { FastifyBaseLogger } from 'fastify'
import { chooseReleases } from './choose-releases.ts'
import type { ReleaseSet } from './release-set.ts'
import { createReleaseSet } from './release-set.ts'

export interface Remotes {
  readonly registry: Registry
  readonly storage: RegistryStorage
  /** The releases for new documents; null before the first ones could be loaded. */
  current: () => ReleaseSet | null
  /** Looks at the channel now. */
  refresh: () => Promise<void>
  /** Somebody is working on an app: the channel is `dev`, and open pages follow it. */
  readonly isDevelopment: boolean
  /** Told of every new set. Returns how to stop. */
  listen: (listener: (set: ReleaseSet) => void) => () => void
  stop: () => void
}
export interface RemotesOptions {
  storage: RegistryStorage
  channel: ChannelName
  origin: string
  version: string
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  /** A promoted release is in new documents within this time. */
  refreshMilliseconds?: number
}

/** Follows a channel of the registry. While the registry is away, or points to what does not work, the last good set stays. */
export async function followRemotes({
  storage,
  channel,
  origin,
  version,
  log,
  refreshMilliseconds = channel === 'dev' ? 100 : 2000,
}: RemotesOptions): Promise<Remotes> {
  const registry = openRegistry(storage)
  let set: ReleaseSet | null = null
  const listeners = new Set<(set: ReleaseSet) => void>()
  let reported = ''
  let refreshing: Promise<void> | null = null

  const report = (problems: unknown[]) => {
    const text = problems.map(String).join('\n')
    if (text && text !== reported)
      log.error({ problems: problems.map(String) }, 'releases could not be taken as the channel says')
    reported = text
  }
  const look = async (): Promise<void> => {
    try {
      const { releases, problems } = await chooseReleases(registry, channel, set?.releases ?? new Map())
      report(problems)
      const isSame =
        set &&
        set.releases.size === releases.size &&
        [...releases].every(([name, { lock }]) => set?.releases.get(name)?.lock.id === lock.id)
      if (isSame || releases.size === 0) return
      const next = await createReleaseSet({ registry, releases, origin, version })
      await next.renderer.warm()
      set = next
      for (const listener of listeners) listener(next)
      log.info(
        { rev: next.rev, releases: Object.fromEntries([...releases].map(([name, { lock }]) => [name, lock.id])) },
        'releases for new documents',
      )
    } catch (error) {
      report([error])
    }
  }
  const refresh = (): Promise<void> => (refreshing ??= look().finally(() => (refreshing = null)))

  await refresh()
  const timer = setInterval(() => void refresh(), refreshMilliseconds).unref()
  return {
    registry,
    storage,
    isDevelopment: channel === 'dev',
    current: () => set,
    refresh,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => clearInterval(timer),
  }
}
