import type { Channel, ChannelName } from './channel.ts'
import { channel } from './channel.ts'
import { integrityOf } from './integrity.ts'
import type { ReleaseChunks, ReleaseMeta } from './meta.ts'
import { releaseChunks, releaseMeta } from './meta.ts'
import type { Release } from './release.ts'
import { release } from './release.ts'
import type { RegistryStorage } from './storage.ts'

export const releaseFolder = (name: string, id: string): string => `a/${name}/${id}`
export const channelPath = (channelName: ChannelName, name: string): string => `channels/${channelName}/${name}.json`

export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}

export interface PublishedRelease {
  lock: Release
  meta: ReleaseMeta
  chunks: ReleaseChunks
}

/** The reading side. What it returns was parsed, and files were compared with their hash. */
export interface Registry {
  listApps: (channelName: ChannelName) => Promise<string[]>
  readChannel: (channelName: ChannelName, name: string) => Promise<Channel | null>
  readRelease: (name: string, id: string) => Promise<PublishedRelease>
  readFile: (lock: Release, path: string) => Promise<Buffer>
}

const parseJson = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8'))

export function openRegistry(storage: RegistryStorage): Registry {
  const readFile = async (lock: Release, path: string): Promise<Buffer> => {
    const file = lock.files[path]
    const bytes = file && (await storage.read(`${releaseFolder(lock.name, lock.id)}/${path}`))
    if (!file || !bytes) throw new RegistryError(`${lock.name}@${lock.id} has no file ${path}`)
    if (integrityOf(bytes) !== file.integrity)
      throw new RegistryError(`${lock.name}@${lock.id}: ${path} is not the file that was published`)
    return bytes
  }
  return {
    listApps: async (channelName) =>
      (await storage.list(`channels/${channelName}`))
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length)),
    readChannel: async (channelName, name) => {
      const bytes = await storage.read(channelPath(channelName, name))
      return bytes && channel.parse(parseJson(bytes))
    },
    readRelease: async (name, id) => {
      const bytes = await storage.read(`${releaseFolder(name, id)}/release.json`)
      if (!bytes) throw new RegistryError(`${name}@${id} was not published`)
      const lock = release.parse(parseJson(bytes))
      if (lock.name !== name || lock.id !== id)
        throw new RegistryError(`${name}@${id} holds the lock of ${lock.name}@${lock.id}`)
      const [meta, chunks] = await Promise.all([readFile(lock, 'meta.json'), readFile(lock, 'chunks.json')])
      return { lock, meta: releaseMeta.parse(parseJson(meta)), chunks: releaseChunks.parse(parseJson(chunks)) }
    },
    readFile,
  }
}
