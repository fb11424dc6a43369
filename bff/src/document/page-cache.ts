/** A finished page, the same for every guest. */
export interface CachedPage<Body> {
  body: Body
  bytes: number
  /** What it was made of: `publication:<guid>`, names of operations. A change of any of it outdates the page. */
  tags: ReadonlySet<string>
}
export interface PageCache<Body> {
  /** One making for however many ask at once. `make` returns null for what may not be kept; then each asks for itself. */
  get: (key: string, make: () => Promise<CachedPage<Body> | null>) => Promise<Body | null>
  /** The page, if it is here and fresh. */
  peek: (key: string) => Body | null
  /** Who asks from now on gets what is made from now on. */
  purge: (tags: readonly string[]) => void
  clear: () => void
}
interface PageCacheOptions {
  maxBytes: number
  maxAgeMilliseconds: number
  now?: () => number
}

interface Kept<Body> extends CachedPage<Body> {
  freshUntil: number
}

export function createPageCache<Body>({
  maxBytes,
  maxAgeMilliseconds,
  now = () => performance.now(),
}: PageCacheOptions): PageCache<Body> {
  const pages = new Map<string, Kept<Body>>()
  const making = new Map<string, Promise<CachedPage<Body> | null>>()
  let keptBytes = 0
  /** Counts purges: a page whose making began before one may hold what the purge was about. */
  let generation = 0

  const drop = (key: string, { bytes }: Kept<Body>) => {
    pages.delete(key)
    keptBytes -= bytes
  }
  const keep = (key: string, page: CachedPage<Body>) => {
    const known = pages.get(key)
    if (known) drop(key, known)
    pages.set(key, { ...page, freshUntil: now() + maxAgeMilliseconds })
    keptBytes += page.bytes
    for (const [oldest, kept] of pages) {
      if (keptBytes <= maxBytes) break
      drop(oldest, kept)
    }
  }
  const peek = (key: string): Body | null => {
    const page = pages.get(key)
    if (!page) return null
    if (page.freshUntil > now()) {
      // To the end of the order in which pages are given up.
      pages.delete(key)
      pages.set(key, page)
      return page.body
    }
    drop(key, page)
    return null
  }
  const make = async (key: string, maker: () => Promise<CachedPage<Body> | null>): Promise<CachedPage<Body> | null> => {
    const begunIn = generation
    const page = await maker()
    if (page && begunIn === generation) keep(key, page)
    return page
  }
  return {
    peek,
    get: async (key, maker) => {
      const known = peek(key)
      if (known) return known
      const underWay = making.get(key) ?? make(key, maker)
      making.set(key, underWay)
      try {
        return (await underWay)?.body ?? null
      } finally {
        if (making.get(key) === underWay) making.delete(key)
      }
    },
    purge: (tags) => {
      generation += 1
      making.clear()
      for (const [key, page] of pages) if (tags.some((tag) => page.tags.has(tag))) drop(key, page)
    },
    clear: () => {
      generation += 1
      pages.clear()
      keptBytes = 0
    },
  }
}
