import { RegistryError } from './errors.ts'
import { releaseProblems } from './publishable.ts'
import { releaseFolder } from './registry.ts'
import type { Release } from './release.ts'
import type { Files } from './scripts.ts'
import type { RegistryStorage } from './storage.ts'

/** At a time. */
const PARALLEL = 16
const suffixes = ['', '.br', '.gz']

/** All files of a release that was published, looked at as when it was. @throws release-damaged */
export async function readWholeRelease(storage: RegistryStorage, lock: Release): Promise<Files> {
  const [files, variants] = [new Map<string, Uint8Array>(), new Map<string, Uint8Array>()]
  const read = async (path: string): Promise<void> => {
    const bytes = await storage.read(`${releaseFolder(lock.name, lock.id)}/${path}`)
    if (bytes) (Object.hasOwn(lock.files, path) ? files : variants).set(path, bytes)
  }
  const paths = Object.keys(lock.files).flatMap((path) => suffixes.map((suffix) => path + suffix))
  for (let from = 0; from < paths.length; from += PARALLEL)
    await Promise.all(paths.slice(from, from + PARALLEL).map(read))
  const problems = await releaseProblems(lock, files, variants)
  if (problems.length > 0) throw new RegistryError('release-damaged', problems.join('\n'))
  return files
}
