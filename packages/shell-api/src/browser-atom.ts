import { type Atom, useStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Reads an atom that only the browser fills. Parts of a server-rendered page are hydrated one after the other, and an atom may have
 * changed meanwhile: each part first sees what the server saw.
 */
export function useBrowserAtom<Value>(atom: Atom<Value>, onServer: Value): Value {
  const store = useStore()
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => onServer,
  )
}
