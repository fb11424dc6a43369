import { useAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import { draftAtom } from './draft-atoms.ts'
import { draftOwner, readDraft, removeDraft, writeDraft } from './draft-storage.ts'
import { useSession } from './session.ts'
import { typedSince } from './typed-since.ts'

const saveAfterMs = 800

interface DraftOptions<Value> {
  empty: Value
  /** Validates a stored value, which an earlier release may have written; undefined discards it. */
  parse: (stored: unknown) => Value | undefined
}
export interface Draft<Value> {
  value: Value
  /** False until the stored draft has been read; the first render is always `empty`, as on the server. */
  isRestored: boolean
  savedAt: Date | null
  change: (value: Value) => void
  discard: () => void
  /** Takes out what was sent; what was typed since then stays. Also after the page was left. */
  discardSent: (sent: Value) => void
}
/** `update` is for changes of what is there by then, also after the page was left. */
interface KeptDraft<Value> extends Draft<Value> {
  update: (next: (present: Value) => Value) => void
}

/**
 * What the user typed and has not sent, kept in this browser over reloads, failed calls and expired sessions, until it is
 * discarded or the member signs out. A guest's drafts become the member's at the sign-in.
 */
export function useDraft<Value>(key: string, { empty, parse }: DraftOptions<Value>): KeptDraft<Value> {
  const session = useSession()
  const owner = draftOwner(session)
  const stateAtom = useMemo(() => draftAtom(owner, key, empty), [owner, key, empty])
  const [state, setState] = useAtom(stateAtom)
  const store = useStore()

  useEffect(() => {
    if (owner === null || state.isRestored) return
    const stored = readDraft(owner, key)
    const value = stored === undefined ? undefined : parse(stored)
    setState((current) => ({ ...current, value: value ?? current.value, isRestored: true }))
  }, [owner, key, state.isRestored, parse, setState])

  useEffect(() => {
    if (owner === null || !state.isRestored || state.savedAt) return
    if (state.value === empty) return removeDraft(owner, key)
    const save = () => {
      writeDraft(owner, key, state.value)
      setState((current) => ({ ...current, savedAt: new Date() }))
    }
    const timer = setTimeout(save, saveAfterMs)
    const saveWhenHidden = () => document.visibilityState === 'hidden' && writeDraft(owner, key, state.value)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }
  }, [owner, key, state, empty, setState])

  const discard = useCallback(() => {
    if (owner !== null) removeDraft(owner, key)
    setState({ value: empty, isRestored: true, savedAt: null })
  }, [owner, key, empty, setState])
  const change = useCallback(
    (value: Value) => (value === empty ? discard() : setState((current) => ({ ...current, value, savedAt: null }))),
    [empty, discard, setState],
  )
  const update = useCallback(
    (next: (present: Value) => Value) => {
      const value = next(store.get(stateAtom).value as Value) // One type of value a key.
      if (JSON.stringify(value) === JSON.stringify(empty)) return discard()
      // Update the stored draft even if the page is left before it is stored again; never store one after signing out.
      if (owner !== null && readDraft(owner, key) !== undefined) writeDraft(owner, key, value)
      change(value)
    },
    [owner, key, empty, store, stateAtom, discard, change],
  )
  const discardSent = useCallback(
    (sent: Value) => update((present) => typedSince(present, sent, empty)),
    [empty, update],
  )
  // As above.
  return { ...state, value: state.value as Value, change, update, discard, discardSent }
}
