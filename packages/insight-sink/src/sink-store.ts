import type { Received } from './received.ts'

export interface StoredEvent extends Received {
  readonly id: string
  readonly receivedAt: string
}
export interface SinkStore {
  add(received: Received): void
  /** Newest first. */
  list(): readonly StoredEvent[]
  find(id: string): StoredEvent | undefined
  clear(): void
}

/** In memory: it is looked at while it comes. */
export function createSinkStore(maxKept = 1000): SinkStore {
  let stored: readonly StoredEvent[] = []
  let count = 0
  return {
    add(received) {
      count += 1
      stored = [{ ...received, id: String(count), receivedAt: new Date().toISOString() }, ...stored].slice(0, maxKept)
    },
    list: () => stored,
    find: (id) => stored.find((each) => each.id === id),
    clear: () => (stored = []),
  }
}
