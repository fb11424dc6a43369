import type { SessionReply } from '@sild/contract/bff/schemas'
import { adoptGuestDrafts, catchUp, type MemberSession, type Session, sessionAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import type { Token } from './anonymous-token.ts'
import { forgetSeen } from './forget-seen.ts'

/** The current session and the token for calls. Pages read it from the store. */
export interface CurrentSession {
  session: () => Session
  isMember: () => boolean
  token: () => Token | null
  dropToken: () => void
  /** Whether the member's token has expired, or is about to. False if the clock of this device is unreliable. */
  isTokenExpired: () => boolean
  /** Resolves when the session is known. */
  settled: Promise<void>
  enter: (session: Session, token: Token | null) => Session
  /** Gives the member the guest's drafts in this browser, and deletes data that another member has seen here. */
  enterMember: (reply: SessionReply) => MemberSession
}

/** A stream ends with its token, and its client may connect again within a second. */
const marginMs = 5000

export function createCurrentSession(store: ReturnType<typeof createStore>): CurrentSession {
  const settled = Promise.withResolvers<void>()
  let token: Token | null = null
  /** False if a new token is already expired by this device's clock. */
  let isClockRight = true

  const enter = (session: Session, next: Token | null): Session => {
    token = next
    store.set(sessionAtom, session)
    settled.resolve()
    return session
  }
  return {
    session: () => store.get(sessionAtom),
    isMember: () => store.get(sessionAtom).kind === 'member',
    token: () => token,
    dropToken: () => (token = null),
    isTokenExpired: () => {
      const isMember = store.get(sessionAtom).kind === 'member'
      return isMember && token !== null && isClockRight && Date.parse(token.expiresAt) - marginMs <= Date.now()
    },
    settled: settled.promise,
    enter,
    enterMember(reply) {
      const session = sessionOf(reply)
      const before = store.get(sessionAtom)
      const isAnother = before.kind === 'member' && before.user.guid !== session.user.guid
      if (isAnother) {
        forgetSeen()
        // The live stream of a member ends with a guest.
        enter({ kind: 'guest' }, null)
      }
      adoptGuestDrafts(session.user.guid)
      isClockRight = Date.parse(reply.tokenExpiresAt) - marginMs > Date.now()
      enter(session, { value: reply.token, expiresAt: reply.tokenExpiresAt })
      // The current page stays open.
      if (isAnother) catchUp()
      return session
    },
  }
}

const sessionOf = ({ user, company, flags, plan }: SessionReply): MemberSession => ({
  kind: 'member',
  user,
  company,
  roles: user.roles,
  plan,
  flags,
})
