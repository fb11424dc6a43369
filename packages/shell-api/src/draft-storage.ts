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
    // A forbidden storage keeps nothing.
  }
}

const keysOf = (owner: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}/${owner}/`))

export function adoptGuestDrafts(owner: string): void {
  for (const key of keysOf('guest')) {
    const adopted = storageKey(owner, key.slice(storageKey('guest', '').length))
    if (localStorage.getItem(adopted) === null) localStorage.setItem(adopted, localStorage.getItem(key) ?? 'null')
    localStorage.removeItem(key)
  }
}

export function removeDrafts(owner: string): void {
  for (const key of keysOf(owner)) localStorage.removeItem(key)
}
