import { liveStateAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import { keptAtAtom } from './kept-at.ts'

/** What is on the screen when the connection is lost is as it was then. `cameBack` where the browser or the server has it again. */
export function followConnection(store: ReturnType<typeof createStore>, cameBack: () => Promise<void>): void {
  const lose = (): void => store.set(keptAtAtom, (shown) => shown ?? new Date())
  const comeBack = (): void => void cameBack().catch(() => undefined)
  addEventListener('offline', lose)
  addEventListener('online', comeBack)
  // The server was away, and the browser has had its connection all the time.
  store.sub(liveStateAtom, () => {
    if (store.get(liveStateAtom) === 'open' && navigator.onLine) comeBack()
  })
  if (!navigator.onLine) lose()
}
