import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RegistryStorage } from '@sild/registry'

/** A file of a release: it never changes, and its readers compare it with its hash. */
const immutable = /^a\/[\w-]+\/[a-f0-9]{16}\/[\w@./-]+$/

/** A remote registry that caches the releases on disk, so that they can be served while it does not answer. */
export function cachedStorage(far: RegistryStorage, directory: string): RegistryStorage {
  const keep = async (path: string, bytes: Buffer): Promise<void> => {
    const target = join(directory, path)
    const scratch = `${target}.${randomUUID()}.tmp`
    await mkdir(dirname(target), { recursive: true })
    await writeFile(scratch, bytes)
    await rename(scratch, target)
  }
  /** A file that was kept and has no compressed copy beside it is sent as it is. */
  const withoutCopy = async (path: string, error: unknown): Promise<null> => {
    const original = path.replace(/\.(?:br|gz)$/, '')
    if (original !== path && (await stat(join(directory, original)).catch(() => null))) return null
    throw error
  }
  const isCacheable = (path: string): boolean => immutable.test(path) && !path.includes('..')
  return {
    list: far.list,
    forget: async (path) => void (isCacheable(path) && (await rm(join(directory, path), { force: true }))),
    read: async (path) => {
      if (!isCacheable(path)) return far.read(path)
      const cached = await readFile(join(directory, path)).catch(() => null)
      if (cached) return cached
      const bytes = await far.read(path).catch((error: unknown) => withoutCopy(path, error))
      // A full disk costs the copy, not the page.
      if (bytes) await keep(path, bytes).catch(() => undefined)
      return bytes
    },
  }
}
