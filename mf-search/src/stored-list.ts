import type { storedListKeys } from '@sild/contract/search/limits'
import { onForgetUser } from '@sild/shell-api'

/** A list stored in this browser, shared by pages and tabs, until the user signs out. */
export interface StoredList<Item> {
  read: () => readonly Item[]
  write: (items: readonly Item[]) => void
  subscribe: (listener: () => void) => () => void
}

/** `parse` reads items of earlier releases, so the input is unknown; it returns undefined to discard one. */
export function createStoredList<Item>(
  key: (typeof storedListKeys)[number],
  parse: (stored: unknown) => Item | undefined,
): StoredList<Item> {
  const none: readonly Item[] = []
  let items: readonly Item[] | null = null
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const stored = (): readonly Item[] => {
    try {
      const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(list) ? list.flatMap((one) => parse(one) ?? []) : none
    } catch {
      return none
    }
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    items = null
    notify()
  }
  const write = (next: readonly Item[]) => {
    items = next
    try {
      if (next.length > 0) localStorage.setItem(key, JSON.stringify(next))
      else localStorage.removeItem(key)
    } catch {
      // If the storage is full or forbidden, the list is lost on reload.
    }
    notify()
  }
  // The shell clears the storage; this clears the list in memory.
  onForgetUser(() => {
    write(none)
    items = null
  })
  return {
    read: () => (items ??= stored()),
    write,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}
