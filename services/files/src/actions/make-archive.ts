import { Readable } from 'node:stream'
import type { Locale } from '@sild/contract'
import { makeZip } from 'client-zip'
import type { FilesDeps } from '../deps.ts'
import { type ArchiveOwner, listArchive } from './list-archive.ts'

interface ArchiveInput {
  readonly owner: ArchiveOwner
  readonly locale: Locale
  readonly key: string
}

/** Streams the archive to the storage and overwrites that of an earlier run. Returns its size in bytes. */
export async function makeArchive(deps: FilesDeps, { key, locale, owner }: ArchiveInput): Promise<number> {
  await deps.archives.put(key, Readable.fromWeb(makeZip(listArchive(deps, owner, locale))))
  const stored = await deps.archives.open(key)
  stored?.content.destroy()
  return stored?.bytes ?? 0
}
