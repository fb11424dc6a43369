import type { PublishedRelease } from '@sild/registry'
import type { ReleaseCache } from './release-cache.ts'
import type { SetOfReleases } from './snapshot-of.ts'

const MAX_APPS = 32
const pattern = /^(shell|mf-[a-z][a-z0-9-]{1,30})\.([a-f0-9]{16})(-off)?$/

/** A set as the ids of its releases, so that any BFF can rebuild it, also after a restart. */
export const releasesInAddress = ({ releases, switchedOff }: SetOfReleases): string =>
  [
    ...[...releases].map(([name, { lock }]) => `${name}.${lock.id}`),
    ...[...switchedOff].map(([name, { lock }]) => `${name}.${lock.id}-off`),
  ].join()

/** Null where one of them is not a release that is there, or none is a shell. */
export async function readReleasesInAddress(address: string, cache: ReleaseCache): Promise<SetOfReleases | null> {
  const named = address.split(',', MAX_APPS + 1).map((each) => pattern.exec(each))
  if (named.length > MAX_APPS || named.includes(null)) return null
  const wanted = named.map((match) => {
    const [, name = '', id = '', off] = match ?? []
    return { name, id, isOff: off !== undefined }
  })
  await cache.load(wanted.map(({ id, name }) => [name, id]))
  const releases = new Map<string, PublishedRelease>()
  const switchedOff = new Map<string, PublishedRelease>()
  for (const { id, isOff, name } of wanted) {
    const release = cache.get(name, id)
    if (!release) return null
    ;(isOff ? switchedOff : releases).set(name, release)
  }
  return releases.has('shell') ? { releases, switchedOff } : null
}
