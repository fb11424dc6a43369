/** The caches of a browser, which jsdom has none of: as much of them as pages use. */
export class FakeCaches {
  readonly #stored = new Map<string, Map<string, Response>>()

  async open(name: string) {
    const cache = this.#stored.get(name) ?? new Map<string, Response>()
    this.#stored.set(name, cache)
    return {
      put: async (key: string, response: Response) => void cache.set(key, response),
      match: async (key: string) => cache.get(key)?.clone(),
      delete: async (key: string) => cache.delete(key),
      keys: async () => [...cache.keys()],
    }
  }
  async match(key: string, { cacheName }: { cacheName: string }) {
    return this.#stored.get(cacheName)?.get(key)?.clone()
  }
  async keys() {
    return [...this.#stored.keys()]
  }
  async delete(name: string) {
    return this.#stored.delete(name)
  }
  /** All that is kept, as text: to look for a value. */
  async text(): Promise<string> {
    const parts: string[] = []
    for (const [name, cache] of this.#stored)
      for (const [key, response] of cache) parts.push(name, key, await response.clone().text())
    return parts.join('\n')
  }
}
