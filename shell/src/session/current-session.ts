import type { SessionReply } from '@sild/contract/bff/schemas'
import { adoptGuestDrafts, catchUp, type MemberSession, type Session, sessionAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import type { Token } from './anonymous-token.ts'
import { forgetSeen } from './forget-seen.ts'

/** Who this is, and with which token calls go out. Pages learn of it by the store. */
export interface CurrentSession {
  session: () => Session
  isMember: () => boolean
  token: () => Token | null
  dropToken: () => void
  /** When it is known who this is. */
  settled: Promise<void>
  enter: (session: Session, token: Token | null) => Session
  /** What a guest has typed here becomes theirs; what another member has seen here does not. */
  enterMember: (reply: SessionReply) => MemberSession
}

export function createCurrentSession(store: ReturnType<typeof createStore>): CurrentSession {
  const settled = Promise.withResolvers<void>()
  let token: Token | null = null

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
      enter(session, { value: reply.token, expiresAt: reply.tokenExpiresAt })
      // The page in front of them was not left.
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
