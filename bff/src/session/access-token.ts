import { type Actor, actor as actorSchema } from '@sild/contract/actor'
import { constants } from '@sild/contract/limits'
import type { Clock } from '@sild/service-kit/clock'
import fastifyJwt from '@fastify/jwt'
import Fastify from 'fastify'
import * as z from 'zod/mini'

/** What an access token says of its bearer. The language is not part of it: every request names its own; the session stands beside it. */
export type Bearer = Omit<Actor, 'locale' | 'sessionGuid'>
export interface TokenClaims {
  readonly bearer: Bearer
  /** Null for guests, who have no session at the accounts service. */
  readonly sessionGuid: string | null
  readonly expiresAt: Date
}
export interface IssuedToken {
  readonly token: string
  readonly expiresAt: Date
}

export interface AccessTokens {
  /** Valid for ten minutes; what is revoked meanwhile lives no longer than that. */
  issueForMember(bearer: Bearer, sessionGuid: string): IssuedToken
  /** Valid for thirty days: it gives no right that a visitor without it could not get. */
  issueForGuest(anonymousGuid: string): IssuedToken
  /** The claims of a token that we issued and that has not expired, or null. */
  verify(token: string): TokenClaims | null
}

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const AUDIENCE = 'sild-bff'
const GUEST_SECONDS = 30 * 24 * 3600
const MAX_TOKEN_LENGTH = 2000

const payload = z.object({
  exp: z.number(),
  sid: z.nullable(z.string()),
  bearer: z.omit(actorSchema, { locale: true, sessionGuid: true }),
})

/** Signed and verified by @fastify/jwt on an instance of its own: tokens are there before the application is, and no request passes a hook of it. */
export async function createAccessTokens(key: Buffer, issuer: string, clock: Clock): Promise<AccessTokens> {
  const app = Fastify()
  await app.register(fastifyJwt, {
    secret: key,
    sign: { algorithm: ALGORITHM, iss: issuer, aud: AUDIENCE, header: { alg: ALGORITHM, typ: TYPE } },
    verify: {
      algorithms: [ALGORITHM],
      allowedIss: issuer,
      allowedAud: AUDIENCE,
      checkTyp: TYPE,
      requiredClaims: ['iss', 'aud', 'iat', 'exp'],
      // Compared below with the injected clock.
      ignoreExpiration: true,
    },
  })
  const { jwt } = app

  const issue = (bearer: Bearer, sid: string | null, seconds: number): IssuedToken => {
    const iat = Math.floor(clock.now().getTime() / 1000)
    const exp = iat + seconds
    return { token: jwt.sign({ iat, exp, sid, bearer }), expiresAt: new Date(exp * 1000) }
  }

  return {
    issueForMember: (bearer, sessionGuid) => issue(bearer, sessionGuid, constants.accessTokenSeconds),
    issueForGuest: (anonymousGuid) => issue(guestBearer(anonymousGuid), null, GUEST_SECONDS),
    verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return null
      try {
        const { exp, sid, bearer } = payload.parse(jwt.verify(token))
        const expiresAt = new Date(exp * 1000)
        return expiresAt > clock.now() ? { bearer, sessionGuid: sid, expiresAt } : null
      } catch {
        return null
      }
    },
  }
}

const guestBearer = (anonymousGuid: string): Bearer => ({
  kind: 'guest',
  userGuid: null,
  anonymousGuid,
  companyGuid: null,
  companyRole: null,
  userType: null,
  roles: [],
  plan: 'free',
  isVerified: false,
})
