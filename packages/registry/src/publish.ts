import { RegistryError } from './errors.ts'
import { toJsonBytes } from './json.ts'
import { releaseFolder } from './registry.ts'
import type { Release } from './release.ts'
import type { RegistryStorage, WritableRegistryStorage } from './storage.ts'
import { assertPublishable } from './publishable.ts'
import { claimVersion, readPublished, releaseClaim } from './versions.ts'

/** Two builds of the same sources differ only in when, and by whom, they were made. */
const contentOf = ({ files, name, id }: Release): string =>
  JSON.stringify([
    name,
    id,
    Object.entries(files)
      .toSorted(([first], [second]) => (first < second ? -1 : 1))
      .map(([path, { integrity }]) => [path, integrity]),
  ])

/**
 * Publishes a release whole or not at all; returns whether it is new. An existing id with the same files is a
 * repetition: another version becomes a further name of it, and the rest of the stored lock stays. An existing id with
 * other files, or a version of another release, is refused. `variants` are compressed copies (`<path>.br`,
 * `<path>.gz`), served instead of their file and not part of the lock. @throws RegistryError
 */
export async function publishRelease(
  storage: WritableRegistryStorage,
  lock: Release,
  files: ReadonlyMap<string, Uint8Array>,
  variants: ReadonlyMap<string, Uint8Array>,
): Promise<boolean> {
  await assertPublishable(lock, files, variants)
  const isKnown = await isRepeated(storage, lock)
  await claimVersion(storage, lock)
  if (isKnown) return false
  const all = new Map([...files, ...variants, ['release.json', toJsonBytes(lock)]])
  try {
    // False where another process has published the same content meanwhile.
    return (await storage.publish(releaseFolder(lock.name, lock.id), all)) || !(await isRepeated(storage, lock))
  } catch (error) {
    await releaseClaim(storage, lock)
    throw error
  }
}

/** Whether the very same is published. @throws RegistryError when it is published with other content */
async function isRepeated(storage: RegistryStorage, lock: Release): Promise<boolean> {
  const published = await readPublished(storage, lock.name, lock.id)
  if (published && contentOf(published) !== contentOf(lock))
    throw new RegistryError('release-exists', `${lock.name}@${lock.id} is already published with other content`)
  return published !== null
}
