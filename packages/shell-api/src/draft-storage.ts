import { dropDraftAtoms } from './draft-atoms.ts'
import type { Session } from './portal.ts'

const prefix = 'sild.draft'
const storageKey = (owner: string, key: string) => `${prefix}/${owner}/${key}`

/** null while it is not known who this is. */
export function draftOwner(session: Session): string | null {
  if (session.kind === 'pending') return null
  return session.kind === 'member' ? session.user.guid : 'guest'
}

export function readDraft(owner: string, key: string): unknown {
  try {
    const stored = localStorage.getItem(storageKey(owner, key))
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}

export function writeDraft(owner: string, key: string, value: unknown): void {
  try {
    localStorage.setItem(storageKey(owner, key), JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs the draft after a reload, not the form in front of the user.
  }
}

export function removeDraft(owner: string, key: string): void {
  try {
    localStorage.removeItem(storageKey(owner, key))
  } catch {
    // Nothing is stored if the browser forbids it.
  }
}

function keysOf(owner: string): string[] {
  const start = storageKey(owner, '')
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
  } catch {
    // As above.
    return []
  }
}

/** They become those of the member who is here now. */
export function adoptGuestDrafts(owner: string): void {
  for (const key of keysOf('guest'))
    if (readDraft(owner, key) === undefined) writeDraft(owner, key, readDraft('guest', key))
  removeDrafts('guest')
}

/** Also removes drafts in memory: otherwise the draft of a form that was left would come back. */
export function removeDrafts(owner: string): void {
  for (const key of keysOf(owner)) removeDraft(owner, key)
  dropDraftAtoms(owner)
}
