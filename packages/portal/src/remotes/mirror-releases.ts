import { type PublishedRelease, releaseFolder } from '@sild/registry'
import type { Remotes } from './remotes.ts'

/** At a time, so that documents are not kept waiting. */
const PARALLEL = 8

/** Reads every file of the releases that are served once, so that a storage that keeps what it reads has them when the registry is away. */
export function mirrorReleases(remotes: Remotes, onError: (error: unknown) => void): void {
  const mirrored = new Set<string>()
  const mirror = async (release: PublishedRelease): Promise<void> => {
    const { files, id, name } = release.lock
    if (mirrored.has(`${name}@${id}`)) return
    const folder = releaseFolder(name, id)
    const paths = Object.keys(files).flatMap((path) => [path, `${path}.br`, `${path}.gz`])
    for (let from = 0; from < paths.length; from += PARALLEL)
      await Promise.all(paths.slice(from, from + PARALLEL).map((path) => remotes.storage.read(`${folder}/${path}`)))
    mirrored.add(`${name}@${id}`)
  }
  const mirrorAll = async (releases: Iterable<PublishedRelease>): Promise<void> => {
    for (const release of releases) await mirror(release)
  }
  const take = (set: ReturnType<Remotes['current']>): void =>
    void mirrorAll(set?.releases.values() ?? []).catch(onError)
  take(remotes.current())
  remotes.listen(take)
}
