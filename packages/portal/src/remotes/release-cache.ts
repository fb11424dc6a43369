import type { PublishedRelease, Registry } from '@sild/registry'

/** Releases never change, so one that was read is kept. */
export interface ReleaseCache {
  /** Reads what is missing; what cannot be read stays missing and is tried again the next time. */
  load(wanted: Iterable<readonly [name: string, id: string]>): Promise<void>
  get(name: string, id: string): PublishedRelease | undefined
}

const maxKept = 300

export function createReleaseCache(registry: Registry): ReleaseCache {
  const kept = new Map<string, PublishedRelease>()
  const keep = (key: string, release: PublishedRelease): void => {
    kept.set(key, release)
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  }
  const loadOne = async (name: string, id: string): Promise<void> => {
    const key = `${name}@${id}`
    if (kept.has(key)) return
    const release = await registry.readRelease(name, id).catch(() => null)
    if (release) keep(key, release)
  }
  return {
    load: async (wanted) => void (await Promise.all([...wanted].map(([name, id]) => loadOne(name, id)))),
    get: (name, id) => kept.get(`${name}@${id}`),
  }
}
