import type { createStore } from 'jotai'
import { keptAtAtom } from './kept-at.ts'

/** What is on the screen when the connection is lost is as it was then. */
export function followConnection(store: ReturnType<typeof createStore>): void {
  const lose = (): void => store.set(keptAtAtom, (shown) => shown ?? new Date())
  addEventListener('offline', lose)
  if (!navigator.onLine) lose()
}
