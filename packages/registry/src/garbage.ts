import { channelNames } from './channel.ts'
import { RegistryError } from './errors.ts'
import { parseJson, toJsonBytes } from './json.ts'
import { rollbackTarget } from './pointer.ts'
import type { Registry } from './registry.ts'
import { openRegistry, releaseFolder } from './registry.ts'
import type { WritableRegistryStorage } from './storage.ts'
import { readPublished, releaseClaim } from './versions.ts'

const dayMs = 86_400_000
const keptDays = 30
/** Days between the first finding as unused and the deletion; a release that is loaded meanwhile is kept. */
const tombstoneDays = 7
/** How many of the last changes of a pointer keep the releases that they were about. */
const keptHistory = 10

export interface GarbageInput {
  /** `app@id` of every release that a browser loaded in the last two weeks. */
  seen: ReadonlySet<string>
  /** Returns what would be deleted, and deletes nothing. */
  dryRun: boolean
  now?: Date
}
/** `app@id` of each release. */
export interface Garbage {
  kept: string[]
  tombstoned: string[]
  deleted: string[]
}

/** Deletes unused releases, a week after it first found them unused. */
export async function collectGarbage(
  storage: WritableRegistryStorage,
  { seen, dryRun, now = new Date() }: GarbageInput,
): Promise<Garbage> {
  const registry = openRegistry(storage)
  const pointedTo = await releasesOfPointers(registry)
  const garbage: Garbage = { kept: [], tombstoned: [], deleted: [] }

  for (const name of (await storage.list('a')).toSorted()) {
    for (const id of (await registry.listReleases(name)).toSorted()) {
      const key = `${name}@${id}`
      const isYoung = now.getTime() - (await createdAt(registry, name, id)) < keptDays * dayMs
      const buriedAt = await readTombstone(storage, name, id)
      if (isYoung || pointedTo.has(key) || seen.has(key)) {
        if (buriedAt && !dryRun) await storage.remove(tombstonePath(name, id))
        garbage.kept.push(key)
      } else if (!buriedAt || now.getTime() - buriedAt.getTime() < tombstoneDays * dayMs) {
        if (!buriedAt && !dryRun) await storage.create(tombstonePath(name, id), toJsonBytes({ at: now.toISOString() }))
        garbage.tombstoned.push(key)
      } else {
        if (!dryRun) await removeRelease(storage, name, id)
        garbage.deleted.push(key)
      }
    }
  }
  return garbage
}

/** What cannot be read, or was never finished, is as old as can be. */
async function createdAt(registry: Registry, name: string, id: string): Promise<number> {
  try {
    return Date.parse((await registry.readLock(name, id)).createdAt)
  } catch (error) {
    if (error instanceof RegistryError) return 0
    throw error
  }
}

const tombstonePath = (name: string, id: string): string => `tombstones/${name}/${id}.json`

async function readTombstone(storage: WritableRegistryStorage, name: string, id: string): Promise<Date | null> {
  const bytes = await storage.read(tombstonePath(name, id))
  return bytes && new Date((parseJson(bytes) as { at: string }).at) // The sweep has written it.
}

/** Deletes the tombstone last, so that an interrupted removal continues. Its lock names the version to free. */
async function removeRelease(storage: WritableRegistryStorage, name: string, id: string): Promise<void> {
  const lock = await readPublished(storage, name, id)
  await storage.remove(releaseFolder(name, id))
  if (lock) await releaseClaim(storage, lock)
  await storage.remove(tombstonePath(name, id))
}

async function releasesOfPointers(registry: Registry): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const channelName of channelNames) {
    for (const name of await registry.listApps(channelName)) {
      const pointer = await registry.readChannel(channelName, name)
      if (!pointer) continue
      const recent = pointer.history.slice(0, keptHistory).map(({ release }) => release)
      for (const id of [pointer.stable, pointer.canary?.release, rollbackTarget(pointer), ...recent])
        if (id) keys.add(`${name}@${id}`)
    }
  }
  return keys
}
