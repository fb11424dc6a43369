import { releaseId } from '@sild/contract/delivery/shapes'
import * as z from 'zod/mini'
import { RegistryError } from './errors.ts'
import { parseJson, toJsonBytes } from './json.ts'
import { releaseFolder } from './registry.ts'
import type { Release } from './release.ts'
import { release } from './release.ts'
import type { RegistryStorage, WritableRegistryStorage } from './storage.ts'

/**
 * Which release has a version: `versions/<app>/<version>.json`, taken before the release is published. The same content that is
 * published again under another version has both: the one of its lock, and a further name.
 */
const versionClaim = z.strictObject({ schema: z.literal('sild-version/1'), id: releaseId, at: z.string() })

/** How long a publication may take; after it the version of one that broke off is free for other content. */
const publicationMs = 10 * 60_000

const claimPath = ({ name, version }: Pick<Release, 'name' | 'version'>): string => `versions/${name}/${version}.json`
const parseClaim = (bytes: Buffer) => versionClaim.parse(parseJson(bytes))

/** The id of the release that has this version; null when none has. */
export async function releaseOfVersion(
  storage: RegistryStorage,
  name: string,
  version: string,
): Promise<string | null> {
  const bytes = await storage.read(claimPath({ name, version }))
  if (!bytes) return null
  const { id } = parseClaim(bytes)
  return (await readPublished(storage, name, id)) ? id : null
}

/** @throws RegistryError when another release has the version */
export async function claimVersion(storage: WritableRegistryStorage, lock: Release, now = new Date()): Promise<void> {
  const claim = toJsonBytes({ schema: 'sild-version/1', id: lock.id, at: now.toISOString() })
  if (await storage.create(claimPath(lock), claim)) return
  const bytes = await storage.read(claimPath(lock))
  if (bytes) {
    const { id, at } = parseClaim(bytes)
    if (id === lock.id) return
    const isOver = now.getTime() - Date.parse(at) > publicationMs
    if (!isOver || (await releaseOfVersion(storage, lock.name, lock.version)))
      throw new RegistryError('release-exists', `${lock.name} ${lock.version} is ${id}: take another version`)
    await releaseClaim(storage, { ...lock, id })
  }
  return claimVersion(storage, lock, now)
}

/** Gives back a version under which nothing was published. */
export async function releaseClaim(storage: WritableRegistryStorage, lock: Release): Promise<void> {
  const bytes = await storage.read(claimPath(lock))
  if (!bytes || parseClaim(bytes).id !== lock.id) return
  if ((await releaseOfVersion(storage, lock.name, lock.version)) === null) await storage.remove(claimPath(lock))
}

/** The lock of a release; null when it was not published. */
export async function readPublished(storage: RegistryStorage, name: string, id: string): Promise<Release | null> {
  const bytes = await storage.read(`${releaseFolder(name, id)}/release.json`)
  return bytes && release.parse(parseJson(bytes))
}
