import { describe, expect, it } from 'vitest'
import { createTaggedCache } from './tagged-cache.ts'

const page = (value: string, ...tags: string[]) => ({ value, bytes: 10, tags: new Set(tags) })
const cacheOf = (options: { maxBytes?: number } = {}) => {
  const clock = { now: 0 }
  const cache = createTaggedCache<string>({ maxBytes: 100, maxAgeMs: 60, now: () => clock.now, ...options })
  return { cache, clock }
}

describe('a cache by tags', () => {
  it('builds a page once for all concurrent requests', async () => {
    const { cache } = cacheOf()
    let made = 0
    const make = async () => page(`page ${(made += 1)}`)
    expect(await Promise.all([cache.get('/', make), cache.get('/', make)])).toEqual(['page 1', 'page 1'])
    expect(cache.peek('/')).toBe('page 1')
  })

  it('evicts a page when its time is over', async () => {
    const { cache, clock } = cacheOf()
    await cache.get('/', async () => page('old'))
    clock.now = 60
    expect(cache.peek('/')).toBeNull()
  })

  it('evicts the pages of a tag and keeps the others', async () => {
    const { cache } = cacheOf()
    await cache.get('/a', async () => page('a', 'one'))
    await cache.get('/b', async () => page('b', 'two'))
    cache.purge(['one'])
    expect([cache.peek('/a'), cache.peek('/b')]).toEqual([null, 'b'])
  })

  it('neither stores a page that was begun before a change nor returns it to later calls', async () => {
    const { cache } = cacheOf()
    const reading = Promise.withResolvers<ReturnType<typeof page>>()
    const asked = cache.get('/', () => reading.promise)
    cache.purge(['anything'])
    const askedLater = cache.get('/', async () => page('read after it'))
    reading.resolve(page('read before the change', 'anything'))
    expect(await Promise.all([asked, askedLater])).toEqual(['read before the change', 'read after it'])
    expect(cache.peek('/')).toBe('read after it')
  })

  it('holds no more bytes than its limit, evicting the longest unused first', async () => {
    const { cache } = cacheOf({ maxBytes: 25 })
    await cache.get('/a', async () => page('a'))
    await cache.get('/b', async () => page('b'))
    expect(cache.peek('/a')).toBe('a')
    await cache.get('/c', async () => page('c'))
    expect([cache.peek('/a'), cache.peek('/b'), cache.peek('/c')]).toEqual(['a', null, 'c'])
  })

  it('lets each caller build pages that may not be cached', async () => {
    const { cache } = cacheOf()
    expect(await cache.get('/', async () => null)).toBeNull()
    expect(await cache.get('/', async () => page('kept'))).toBe('kept')
  })
})
