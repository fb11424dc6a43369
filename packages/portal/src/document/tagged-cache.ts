/** Something finished that is the same for every guest. */
export interface Tagged<Value> {
  value: Value
  bytes: number
  /** What it was made of: guids, names of operations. A change of any of it outdates the value. */
  tags: ReadonlySet<string>
}
export interface TaggedCache<Value> {
  /** Concurrent callers share one `make`. It returns null for an uncacheable value; then each caller makes its own. */
  get: (key: string, make: () => Promise<Tagged<Value> | null>) => Promise<Value | null>
  /** The value, if it is here and fresh. */
  peek: (key: string) => Value | null
  /** Evicts entries with one of the tags: later requests get only what is made after this call. */
  purge: (tags: readonly string[]) => void
}
interface TaggedCacheOptions {
  maxBytes: number
  maxAgeMs: number
  now?: () => number
}

interface Entry<Value> extends Tagged<Value> {
  freshUntil: number
}

export function createTaggedCache<Value>({
  maxBytes,
  maxAgeMs,
  now = () => performance.now(),
}: TaggedCacheOptions): TaggedCache<Value> {
  const entries = new Map<string, Entry<Value>>()
  const making = new Map<string, Promise<Tagged<Value> | null>>()
  let cachedBytes = 0
  /** Counts purges: a value that was begun before a purge may hold outdated data. */
  let generation = 0

  const drop = (key: string, { bytes }: Entry<Value>) => {
    entries.delete(key)
    cachedBytes -= bytes
  }
  const keep = (key: string, made: Tagged<Value>) => {
    const known = entries.get(key)
    if (known) drop(key, known)
    entries.set(key, { ...made, freshUntil: now() + maxAgeMs })
    cachedBytes += made.bytes
    for (const [oldest, entry] of entries) {
      if (cachedBytes <= maxBytes) break
      drop(oldest, entry)
    }
  }
  const peek = (key: string): Value | null => {
    const entry = entries.get(key)
    if (!entry) return null
    if (entry.freshUntil > now()) {
      // Move it to the end of the order of eviction.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    }
    drop(key, entry)
    return null
  }
  const make = async (key: string, maker: () => Promise<Tagged<Value> | null>): Promise<Tagged<Value> | null> => {
    const begunIn = generation
    const made = await maker()
    if (made && begunIn === generation) keep(key, made)
    return made
  }
  return {
    peek,
    get: async (key, maker) => {
      const known = peek(key)
      if (known) return known
      const underWay = making.get(key) ?? make(key, maker)
      making.set(key, underWay)
      try {
        return (await underWay)?.value ?? null
      } finally {
        if (making.get(key) === underWay) making.delete(key)
      }
    },
    purge: (tags) => {
      generation += 1
      making.clear()
      for (const [key, entry] of entries) if (tags.some((tag) => entry.tags.has(tag))) drop(key, entry)
    },
  }
}
