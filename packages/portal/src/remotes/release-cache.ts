import type { PublishedRelease, Registry } from '@sild/registry'

/** Releases never change, so one that was read is kept. */
export interface ReleaseCache {
  /** Reads what is missing; what cannot be read stays missing and is tried again the next time. */
  load(wanted: Iterable<readonly [name: string, id: string]>): Promise<void>
  get(name: string, id: string): PublishedRelease | undefined
}

const maxKept = 300

export function createReleaseCache(registry: Registry): ReleaseCache {
  const cached = new Map<string, PublishedRelease>()
  const keep = (key: string, release: PublishedRelease): void => {
    cached.set(key, release)
    const [oldest] = cached.keys()
    if (cached.size > maxKept && oldest !== undefined) cached.delete(oldest)
  }
  const loadOne = async (name: string, id: string): Promise<void> => {
    const key = `${name}@${id}`
    if (cached.has(key)) return
    const release = await registry.readRelease(name, id).catch(() => null)
    if (release) keep(key, release)
  }
  return {
    load: async (wanted) => void (await Promise.all([...wanted].map(([name, id]) => loadOne(name, id)))),
    get: (name, id) => cached.get(`${name}@${id}`),
  }
}
