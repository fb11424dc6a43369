import type { Locale } from '@sild/contract/enums'
import { constants } from '@sild/contract/limits'
import type { Clock } from '@sild/service-kit/clock'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BffConfig } from '../config.ts'
import { localeCookie } from '@sild/portal/http/locale-choice'
import type { UnitCookie } from '@sild/portal/remotes/unit-cookie'

/** The reply of accounts about a session that the browser stores in cookies. */
export interface KeptSession {
  readonly refreshToken: string
  readonly binderToken: string
  readonly isRemembered: boolean
  readonly expiresAt: string
}
/** The refresh token alone is worth nothing: a sibling subdomain can plant it, the host-only binder it cannot. */
export interface RefreshPair {
  readonly refreshToken: string
  readonly binderToken: string
}

export interface SessionCookies {
  /** Both parts, or null when one is missing. */
  refreshPair(request: FastifyRequest): RefreshPair | null
  keep(reply: FastifyReply, session: KeptSession): void
  forget(reply: FastifyReply): void
  /** Sets the unit that canaries stick to: the company of the user who signed in. */
  keepUnit(reply: FastifyReply, companyGuid: string | null): void
  keepLocale(reply: FastifyReply, locale: Locale): void
}

/** Readable by scripts: shows before the first paint whether a user is signed in, and proves nothing. */
const SESSION_HINT_COOKIE = 'session-hint'
const REMEMBER_COOKIE = 'remember'

export function createSessionCookies(config: BffConfig, clock: Clock, unitCookie: UnitCookie): SessionCookies {
  const { cookieDomain, isSecure } = config
  const names = isSecure
    ? { refresh: '__Secure-refresh', binder: '__Host-binder' }
    : { refresh: 'refresh', binder: 'binder' }
  const refreshOptions = {
    path: '/api',
    domain: cookieDomain,
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
  } as const
  const hostOptions = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'strict' } as const
  const readable = { path: '/', secure: isSecure, sameSite: 'lax' } as const
  const clear = (reply: FastifyReply, name: string, options: CookieSerializeOptions) =>
    void reply.setCookie(name, '', { ...options, maxAge: 0 })

  return {
    refreshPair(request) {
      const cookies = request.server.parseCookie(request.headers.cookie ?? '')
      const refreshToken = cookies[names.refresh]
      const binderToken = cookies[names.binder]
      return refreshToken && binderToken ? { refreshToken, binderToken } : null
    },
    keep(reply, session) {
      const leftSeconds = Math.max(0, Math.floor((Date.parse(session.expiresAt) - clock.now().getTime()) / 1000))
      // Not remembered: cookies of the browser session, and the server ends it after a day.
      const lifetime: CookieSerializeOptions = session.isRemembered
        ? { maxAge: Math.min(leftSeconds, constants.refreshCookieSeconds) }
        : {}
      reply.setCookie(names.refresh, session.refreshToken, { ...refreshOptions, ...lifetime })
      reply.setCookie(names.binder, session.binderToken, { ...hostOptions, ...lifetime })
      reply.setCookie(SESSION_HINT_COOKIE, 'member', { ...readable, ...lifetime })
      if (session.isRemembered)
        reply.setCookie(REMEMBER_COOKIE, '1', { ...readable, maxAge: constants.rememberCookieSeconds })
      else clear(reply, REMEMBER_COOKIE, readable)
    },
    forget(reply) {
      clear(reply, names.refresh, refreshOptions)
      clear(reply, names.binder, hostOptions)
      clear(reply, SESSION_HINT_COOKIE, readable)
      clear(reply, REMEMBER_COOKIE, readable)
      reply.header('set-cookie', unitCookie.forget())
    },
    keepUnit(reply, companyGuid) {
      if (companyGuid) reply.header('set-cookie', unitCookie.keep(unitCookie.ofCompany(companyGuid)))
    },
    keepLocale: (reply, locale) => void reply.header('set-cookie', localeCookie(locale, isSecure)),
  }
}
