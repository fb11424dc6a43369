import { type ChannelName, openRegistry, type RegistryStorage } from '@sild/registry'

export interface RegistrySource {
  storage: RegistryStorage
  channel: ChannelName
}
export interface ComposedRegistry {
  /** Name of the new channel. */
  channel: ChannelName
  /** Apps from `from` only. */
  apps: readonly string[]
  from: RegistrySource
  /** Source of all other apps; none if absent. */
  rest?: RegistrySource
}

const appOf = (path: string): string | undefined =>
  /^(?:a\/([^/]+)|channels\/[^/]+\/([^/]+)\.json$|work\/([^/]+)\.json$)/.exec(path)?.slice(1).find(Boolean)

/** Combines the channels of two registries. */
export function composeRegistry({ apps, channel, from, rest }: ComposedRegistry): RegistryStorage {
  const sourceOf = (app: string): RegistrySource | undefined => (apps.includes(app) ? from : rest)
  return {
    async list(folder) {
      if (folder !== `channels/${channel}`) return []
      const others = rest ? await openRegistry(rest.storage).listApps(rest.channel) : []
      return [...new Set([...apps, ...others])].map((name) => `${name}.json`)
    },
    async read(path) {
      const app = appOf(path)
      const source = app && sourceOf(app)
      if (!app || !source) return null
      if (!path.startsWith('channels/')) return source.storage.read(path)
      const pointer = await source.storage.read(`channels/${source.channel}/${app}.json`)
      return pointer && Buffer.from(JSON.stringify({ ...JSON.parse(pointer.toString('utf8')), channel }))
    },
  }
}
