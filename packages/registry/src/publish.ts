import { RegistryError } from './errors.ts'
import { parseJson, toJsonBytes } from './json.ts'
import { releaseFolder } from './registry.ts'
import type { Release } from './release.ts'
import { release } from './release.ts'
import type { WritableRegistryStorage } from './storage.ts'
import { assertPublishable } from './publishable.ts'
import { claimVersion, releaseClaim } from './versions.ts'

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
 * Publishes a release whole or not at all; whether it is new. The same id with the same files is a repetition and does nothing; with
 * other files, or under a version that another release has, it is refused. `variants` are compressed copies (`<path>.br`,
 * `<path>.gz`), served instead of their file and not part of the lock. @throws RegistryError
 */
export async function publishRelease(
  storage: WritableRegistryStorage,
  lock: Release,
  files: ReadonlyMap<string, Uint8Array>,
  variants: ReadonlyMap<string, Uint8Array>,
): Promise<boolean> {
  await assertPublishable(lock, files, variants)
  const folder = releaseFolder(lock.name, lock.id)
  await claimVersion(storage, lock)
  try {
    if (await storage.publish(folder, new Map([...files, ...variants, ['release.json', toJsonBytes(lock)]])))
      return true
  } catch (error) {
    await releaseClaim(storage, lock)
    throw error
  }
  const published = await storage.read(`${folder}/release.json`)
  if (!published || contentOf(release.parse(parseJson(published))) !== contentOf(lock))
    throw new RegistryError('release-exists', `${lock.name}@${lock.id} is already published with other content`)
  return false
}
