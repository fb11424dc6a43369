import type { User } from '@sild/contract/accounts/schemas'
import type { SessionReply } from '@sild/contract/bff/schemas'
import type { PlanSlug, StaffRole } from '@sild/contract/enums'
import { atom } from 'jotai'
import { useState } from 'react'
import { useBrowserAtom } from './browser-atom.ts'
import { usePortal } from './portal.ts'

export type SessionCompany = NonNullable<SessionReply['company']>
export interface MemberSession {
  kind: 'member'
  user: User
  company: SessionCompany | null
  roles: readonly StaffRole[]
  plan: PlanSlug
}
/**
 * `pending` until the browser has heard from the server who this is. Server rendering and hydration always see `pending`: no
 * server-rendered page holds anything about a user.
 */
export type Session = { kind: 'pending' } | { kind: 'guest' } | MemberSession

export interface SignInInput {
  email: string
  password: string
  /** Of an authenticator app, where the server has asked for one. */
  code?: string
  isRemembered: boolean
}
export interface SessionActions {
  /** Rejects with ApiError `credentials-wrong` or `rate-limited`. */
  signIn: (input: SignInInput) => Promise<MemberSession>
  /** Forgets everything of the user in this browser and starts anew as a guest, in all tabs. */
  signOut: () => Promise<void>
  /** Reads the session again: after activation, a new company, a new plan. One call for all remotes and tabs. */
  refresh: () => Promise<Session>
}

const pending: Session = { kind: 'pending' }
export const sessionAtom = atom<Session>(pending)
export const useSession = (): Session => useBrowserAtom(sessionAtom, pending)

/** For pages whose access is not `public`: the shell opens them only to members, and leads away when the session ends. */
export function useMember(): MemberSession {
  const present = useSession()
  const [last, setLast] = useState(present)
  if (present.kind === 'member' && present !== last) setLast(present)
  // Until he is led away the page stays whose it was.
  const session = present.kind === 'member' ? present : last
  if (session.kind !== 'member') throw new Error('useMember() was used on a page that guests may open.')
  return session
}

export const useSessionActions = (): SessionActions => usePortal().session

export type Gate = 'member' | 'verified' | 'company'

/** The first thing a session lacks for what it wants to do, or null. */
export function missingGate(session: Session, wanted: Gate): Gate | null {
  if (session.kind !== 'member') return 'member'
  if (wanted === 'member') return null
  if (!session.user.isVerified) return 'verified'
  return wanted === 'company' && !session.company ? 'company' : null
}

/** `const may = useGuard()` … `onClick={() => may('company') && respond()}`: tells the user what is missing, if anything is. */
export function useGuard(): (wanted: Gate) => boolean {
  const session = useSession()
  const { explainGate } = usePortal()
  return (wanted) => {
    const missing = missingGate(session, wanted)
    if (missing) explainGate(missing)
    return !missing
  }
}
