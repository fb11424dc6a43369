import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import {
  integrityOf,
  openRegistry,
  readRight,
  RegistryError,
  type RegistryStorage,
  type Release,
  releaseFolder,
} from '@sild/registry'
import type { Encoding } from '../http/accepted-encoding.ts'

export interface AssetFile {
  bytes: Buffer
  encoding: Encoding
}
export interface AssetFiles {
  /** The file, compressed if it was published so. A file that does not match its hash is never returned. */
  read: (name: string, id: string, path: string, encoding: Encoding) => Promise<AssetFile | null>
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
const memoryBytes = 64 * 1024 * 1024
const maxLocks = 300
const plainOf: Record<Encoding, (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (bytes) => bytes,
}

/** Caches files that match their hash: files of releases never change. The least recently used are evicted first. */
export function createAssetFiles(storage: RegistryStorage, isDevelopment: boolean): AssetFiles {
  const registry = openRegistry(storage)
  const locks = new Map<string, Release>()
  const cached = new Map<string, AssetFile>()
  let cachedBytes = 0

  const keep = (key: string, file: AssetFile) => {
    cached.set(key, file)
    cachedBytes += file.bytes.length
    for (const [oldest, { bytes }] of cached) {
      if (cachedBytes <= memoryBytes) break
      cached.delete(oldest)
      cachedBytes -= bytes.length
    }
  }
  const readLock = async (name: string, id: string): Promise<Release | null> => {
    const known = locks.get(`${name}@${id}`)
    if (known) return known
    try {
      const lock = await registry.readLock(name, id)
      const [oldest] = locks.keys()
      if (locks.size >= maxLocks && oldest !== undefined) locks.delete(oldest)
      locks.set(`${name}@${id}`, lock)
      return lock
    } catch (error) {
      if (error instanceof RegistryError && error.code === 'release-not-found') return null
      throw error
    }
  }
  const isFile = async (bytes: Buffer, file: Release['files'][string], encoding: Encoding): Promise<boolean> => {
    const plain = await plainOf[encoding](bytes, { maxOutputLength: file.bytes + 1 }).catch(() => null)
    return plain !== null && integrityOf(plain) === file.integrity
  }
  /** @throws release-damaged */
  const readWhole = async (lock: Release, path: string, encoding: Encoding, key: string): Promise<AssetFile | null> => {
    const file = lock.files[path]
    if (!file) return null
    const stored = `${releaseFolder(lock.name, lock.id)}/${path}${suffixes[encoding]}`
    const copy =
      encoding === 'identity' ? null : await readRight(storage, stored, (bytes) => isFile(bytes, file, encoding))
    const whole: AssetFile = copy?.bytes
      ? { bytes: copy.bytes, encoding }
      : { bytes: await registry.readFile(lock, path), encoding: 'identity' }
    // Instead of a damaged copy the file itself is sent, until the copy is whole again.
    if (!copy?.isWrong) keep(key, whole)
    return whole
  }
  /** For an app in development: its styles and updates change under their address and are in no lock. */
  const readAsItIs = async (path: string, encoding: Encoding): Promise<AssetFile | null> => {
    const bytes = await storage.read(path + suffixes[encoding])
    if (bytes) return { bytes, encoding }
    return encoding === 'identity' ? null : readAsItIs(path, 'identity')
  }
  return {
    read: async (name, id, path, encoding) => {
      if (isDevelopment) return readAsItIs(`${releaseFolder(name, id)}/${path}`, encoding)
      const key = `${encoding} ${name}/${id}/${path}`
      const known = cached.get(key)
      if (known) {
        cached.delete(key)
        cached.set(key, known)
        return known
      }
      const lock = await readLock(name, id)
      return lock && readWhole(lock, path, encoding, key)
    },
  }
}
