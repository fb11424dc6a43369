import { atom } from 'jotai'

interface DraftState {
  value: unknown
  isRestored: boolean
  savedAt: Date | null
}
const draftAtoms = new Map<string, ReturnType<typeof createDraftAtom>>()
const createDraftAtom = (empty: unknown) => atom<DraftState>({ value: empty, isRestored: false, savedAt: null })
const atomKey = (owner: string | null, key: string) => `${owner}/${key}`

export function draftAtom(owner: string | null, key: string, empty: unknown) {
  const name = atomKey(owner, key)
  const known = draftAtoms.get(name)
  if (known) return known
  const created = createDraftAtom(empty)
  // On the server every request has its own store, but this map would outlive them all.
  if (typeof window !== 'undefined') draftAtoms.set(name, created)
  return created
}

/** Removes an owner's drafts from memory, so that the next user of this document does not see them. */
export function dropDraftAtoms(owner: string): void {
  for (const name of draftAtoms.keys()) if (name.startsWith(atomKey(owner, ''))) draftAtoms.delete(name)
}
