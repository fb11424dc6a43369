import type { Received } from './received.ts'

export interface Kept extends Received {
  readonly id: string
  readonly receivedAt: string
}
export interface SinkStore {
  add(received: Received): void
  /** Newest first. */
  list(): readonly Kept[]
  find(id: string): Kept | undefined
  clear(): void
}

/** In memory: it is looked at while it comes. */
export function createSinkStore(mostKept = 1000): SinkStore {
  let kept: readonly Kept[] = []
  let count = 0
  return {
    add(received) {
      count += 1
      kept = [{ ...received, id: String(count), receivedAt: new Date().toISOString() }, ...kept].slice(0, mostKept)
    },
    list: () => kept,
    find: (id) => kept.find((each) => each.id === id),
    clear: () => (kept = []),
  }
}
