import type { Channel, ChannelName } from './channel.ts'
import { channel } from './channel.ts'
import { indexPath, namesInIndex } from './channel-index.ts'
import type { ReleaseContracts } from './contracts.ts'
import { releaseContracts } from './contracts.ts'
import { RegistryError } from './errors.ts'
import { integrityOf } from './integrity.ts'
import { parseJson } from './json.ts'
import type { ReleaseChunks, ReleaseMeta } from './meta.ts'
import { releaseChunks, releaseMeta } from './meta.ts'
import type { Release } from './release.ts'
import { release } from './release.ts'
import { readRight, type RegistryStorage } from './storage.ts'

export const releaseFolder = (name: string, id: string): string => `a/${name}/${id}`
export const channelPath = (channelName: ChannelName, name: string): string => `channels/${channelName}/${name}.json`

export interface PublishedRelease {
  lock: Release
  meta: ReleaseMeta
  chunks: ReleaseChunks
}

/** The reading side. What it returns was parsed, and files were compared with their hash. */
export interface Registry {
  listApps: (channelName: ChannelName) => Promise<string[]>
  readChannel: (channelName: ChannelName, name: string) => Promise<Channel | null>
  /** Ids of all releases of an app; empty where the storage cannot list. */
  listReleases: (name: string) => Promise<string[]>
  readLock: (name: string, id: string) => Promise<Release>
  readRelease: (name: string, id: string) => Promise<PublishedRelease>
  readContracts: (lock: Release) => Promise<ReleaseContracts>
  readFile: (lock: Release, path: string) => Promise<Buffer>
}

export function openRegistry(storage: RegistryStorage): Registry {
  const readFile = async (lock: Release, path: string): Promise<Buffer> => {
    const file = lock.files[path]
    const isRight = (bytes: Buffer): boolean => integrityOf(bytes) === file?.integrity
    const read = file && (await readRight(storage, `${releaseFolder(lock.name, lock.id)}/${path}`, isRight))
    if (read?.isWrong)
      throw new RegistryError('release-damaged', `${lock.name}@${lock.id}: ${path} is not the file that was published`)
    if (!read?.bytes) throw new RegistryError('release-damaged', `${lock.name}@${lock.id} has no file ${path}`)
    return read.bytes
  }
  const readLock = async (name: string, id: string): Promise<Release> => {
    const bytes = await storage.read(`${releaseFolder(name, id)}/release.json`)
    if (!bytes) throw new RegistryError('release-not-found', `${name}@${id} was not published`)
    const lock = release.parse(parseJson(bytes))
    if (lock.name !== name || lock.id !== id)
      throw new RegistryError('release-damaged', `${name}@${id} holds the lock of ${lock.name}@${lock.id}`)
    return lock
  }
  return {
    listApps: async (channelName) => {
      const files = await storage.list(`channels/${channelName}`)
      const listed = files.filter((file) => file.endsWith('.json') && file !== 'index.json')
      // A static host has no lists, but the index; on a disk the files are more than it where the index was never written.
      const indexed = namesInIndex(await storage.read(indexPath(channelName)))
      return [...new Set([...listed.map((file) => file.slice(0, -'.json'.length)), ...indexed])].toSorted()
    },
    readChannel: async (channelName, name) => {
      const bytes = await storage.read(channelPath(channelName, name))
      return bytes && channel.parse(parseJson(bytes))
    },
    listReleases: async (name) => (await storage.list(`a/${name}`)).filter((id) => /^[a-f0-9]{16}$/.test(id)),
    readLock,
    readRelease: async (name, id) => {
      const lock = await readLock(name, id)
      const [meta, chunks] = await Promise.all([readFile(lock, 'meta.json'), readFile(lock, 'chunks.json')])
      return { lock, meta: releaseMeta.parse(parseJson(meta)), chunks: releaseChunks.parse(parseJson(chunks)) }
    },
    readContracts: async (lock) => releaseContracts.parse(parseJson(await readFile(lock, 'contracts.json'))),
    readFile,
  }
}
