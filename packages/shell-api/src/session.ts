import { atom } from 'jotai'
import { useState } from 'react'
import { useBrowserAtom } from './browser-atom.ts'
import { type Requirement, type MemberSession, type Session, type SessionActions, usePortal } from './portal.ts'

const pending: Session = { kind: 'pending' }
export const sessionAtom = atom<Session>(pending)
export const useSession = (): Session => useBrowserAtom(sessionAtom, pending)

/**
 * For pages with an access other than `public`: the shell opens them only to members, and redirects when the session
 * ends.
 */
export function useMember(): MemberSession {
  const present = useSession()
  const [last, setLast] = useState(present)
  if (present.kind === 'member' && present !== last) setLast(present)
  // Until the user is redirected, the page keeps the last member's session.
  const session = present.kind === 'member' ? present : last
  if (session.kind !== 'member') throw new Error('useMember() was used on a page that guests may open.')
  return session
}

export const useSessionActions = (): SessionActions => usePortal().session

/** The first thing a session lacks for what it wants to do, or null. */
export function missingRequirement(session: Session, wanted: Requirement): Requirement | null {
  if (session.kind !== 'member') return 'member'
  if (wanted === 'member') return null
  if (!session.user.isVerified) return 'verified'
  return wanted === 'company' && !session.company ? 'company' : null
}

/**
 * `const may = useGuard()` … `onClick={() => may('company') && respond()}`: explains to the user what is missing, if
 * anything is.
 */
export function useGuard(): (wanted: Requirement) => boolean {
  const session = useSession()
  const { explainMissing } = usePortal()
  return (wanted) => {
    const missing = missingRequirement(session, wanted)
    if (missing) explainMissing(missing)
    return !missing
  }
}
