import type { Actor } from '@sild/contract/actor'
import type { Locale } from '@sild/contract/enums'
import type { Clock } from '@sild/service-kit/clock'
import type { AccessTokens, TokenClaims } from './access-token.ts'
import type { EndedSessions } from './ended-sessions.ts'

/** The bearer of a verified token, for as long as the token lives. */
export interface Session {
  /** During an impersonation, the support agent's own session. */
  readonly sessionGuid: string | null
  /** The impersonation, if any: every request checks whether it is still open. */
  readonly viewingGuid: string | null
  readonly expiresAtMs: number
  readonly userGuid: string | null
  readonly anonymousGuid: string | null
  /** The same object every time, so that its signature for the services is made once and not once a request. */
  actorIn(locale: Locale): Actor
}

export interface Sessions {
  /** The session of a `token` header, or null when it is absent, forged, expired or that of a session which has ended. */
  of(token: string | undefined): Session | null
}

const MAX_REMEMBERED = 20_000

/** Verifying costs more than all the rest of a small request, so a verified token is remembered by its raw value until it expires. */
export function createSessions(tokens: AccessTokens, ended: Pick<EndedSessions, 'has'>, clock: Clock): Sessions {
  const remembered = new Map<string, Session>()

  const isEnded = ({ sessionGuid }: Session): boolean => sessionGuid !== null && ended.has(sessionGuid)

  const remember = (token: string, session: Session): void => {
    if (remembered.size >= MAX_REMEMBERED) {
      const [oldest] = remembered.keys()
      remembered.delete(oldest!) // The map is full, so it has a first key.
    }
    remembered.set(token, session)
  }

  return {
    of(token) {
      if (!token) return null
      const known = remembered.get(token)
      if (known) {
        if (known.expiresAtMs > clock.now().getTime() && !isEnded(known)) return known
        remembered.delete(token)
        return null
      }
      const claims = tokens.verify(token)
      if (!claims) return null
      const session = toSession(claims)
      if (isEnded(session)) return null
      remember(token, session)
      return session
    },
  }
}

function toSession({ bearer, expiresAt, sessionGuid, viewingGuid }: TokenClaims): Session {
  const actors = new Map<Locale, Actor>()
  return {
    sessionGuid,
    viewingGuid,
    expiresAtMs: expiresAt.getTime(),
    userGuid: bearer.userGuid,
    anonymousGuid: bearer.anonymousGuid,
    actorIn(locale) {
      const known = actors.get(locale)
      if (known) return known
      const actor = { ...bearer, sessionGuid, locale }
      actors.set(locale, actor)
      return actor
    },
  }
}
