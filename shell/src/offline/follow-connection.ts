import { liveStateAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import { cachedAtAtom } from './cached-at.ts'

/** Marks the page as outdated when the connection is lost. Calls `cameBack` when the browser or the server is back. */
export function followConnection(store: ReturnType<typeof createStore>, cameBack: () => Promise<void>): void {
  const lose = (): void => store.set(cachedAtAtom, (shown) => shown ?? new Date())
  const comeBack = (): void => void cameBack().catch(() => undefined)
  addEventListener('offline', lose)
  addEventListener('online', comeBack)
  // The server was unreachable although the browser had a connection.
  store.sub(liveStateAtom, () => {
    if (store.get(liveStateAtom) === 'open' && navigator.onLine) comeBack()
  })
  if (!navigator.onLine) lose()
}
