import { type Actor, actor as actorSchema } from '@sild/contract/actor'
import { constants } from '@sild/contract/limits'
import type { Clock } from '@sild/service-kit/clock'
import fastifyJwt, { type JWT } from '@fastify/jwt'
import Fastify from 'fastify'
import * as z from 'zod/mini'

/** The bearer in an access token. Every request names its own language; the session is a separate claim. */
export type Bearer = Omit<Actor, 'locale' | 'sessionGuid' | 'viewedByGuid'>
/** The bearer of an impersonation: the member, and the support agent in `viewedByGuid`. */
export type ViewerBearer = Bearer & { readonly viewedByGuid: string }
export interface TokenClaims {
  readonly bearer: Bearer | ViewerBearer
  /** Null for guests, who have no session at the accounts service. Of a viewer, their own. */
  readonly sessionGuid: string | null
  /** The impersonation; null for the user's own token. */
  readonly viewingGuid: string | null
  readonly expiresAt: Date
}
export interface IssuedToken {
  readonly token: string
  readonly expiresAt: Date
}

export interface AccessTokens {
  /** Valid for ten minutes, so a revoked right ends by then at the latest. */
  issueForMember(bearer: Bearer, sessionGuid: string): IssuedToken
  /** A token for reading only, valid until the impersonation ends. */
  issueForViewer(bearer: ViewerBearer, viewing: { viewingGuid: string; sessionGuid: string; endsAt: Date }): IssuedToken
  /** Valid for thirty days: it gives no right that a visitor without it could not get. */
  issueForGuest(anonymousGuid: string): IssuedToken
  /** The claims of a token that we issued and that has not expired, or null. */
  verify(token: string): TokenClaims | null
}

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const VIEWER_TYPE = 'viewer+jwt'
const AUDIENCE = 'sild-bff'
const GUEST_SECONDS = 30 * 24 * 3600
const MAX_TOKEN_LENGTH = 2000

const bearerSchema = z.omit(actorSchema, { locale: true, sessionGuid: true, viewedByGuid: true })
const payload = z.object({ exp: z.number(), sid: z.nullable(z.string()), bearer: bearerSchema })
const viewerPayload = z.object({
  exp: z.number(),
  sid: z.string(),
  viewing: z.string(),
  bearer: z.extend(bearerSchema, { viewedByGuid: z.string() }),
})

/** @fastify/jwt on separate instances: tokens are needed before the application exists, and requests skip its hooks. */
export async function createAccessTokens(key: Buffer, issuer: string, clock: Clock): Promise<AccessTokens> {
  const members = await signerOf(TYPE, key, issuer)
  const viewers = await signerOf(VIEWER_TYPE, key, issuer)
  const nowInSeconds = () => Math.floor(clock.now().getTime() / 1000)

  const issue = (bearer: Bearer, sid: string | null, seconds: number): IssuedToken => {
    const iat = nowInSeconds()
    const exp = iat + seconds
    return { token: members.sign({ iat, exp, sid, bearer }), expiresAt: new Date(exp * 1000) }
  }
  const claimsOf = (token: string): TokenClaims => {
    const { exp, sid, bearer } = payload.parse(members.verify(token))
    return { bearer, sessionGuid: sid, viewingGuid: null, expiresAt: new Date(exp * 1000) }
  }
  const claimsOfViewer = (token: string): TokenClaims => {
    const { exp, sid, viewing, bearer } = viewerPayload.parse(viewers.verify(token))
    return { bearer, sessionGuid: sid, viewingGuid: viewing, expiresAt: new Date(exp * 1000) }
  }

  return {
    issueForMember: (bearer, sessionGuid) => issue(bearer, sessionGuid, constants.accessTokenSeconds),
    issueForViewer(bearer, { endsAt, sessionGuid: sid, viewingGuid: viewing }) {
      const exp = Math.floor(endsAt.getTime() / 1000)
      const token = viewers.sign({ iat: nowInSeconds(), exp, sid, viewing, bearer })
      return { token, expiresAt: new Date(exp * 1000) }
    },
    issueForGuest: (anonymousGuid) => issue(guestBearer(anonymousGuid), null, GUEST_SECONDS),
    verify(token) {
      if (token.length > MAX_TOKEN_LENGTH) return null
      const claims = read(claimsOf, token) ?? read(claimsOfViewer, token)
      return claims && claims.expiresAt > clock.now() ? claims : null
    },
  }
}

function read(claimsOf: (token: string) => TokenClaims, token: string): TokenClaims | null {
  try {
    return claimsOf(token)
  } catch {
    return null
  }
}

/** Signs and verifies one kind of token; rejects all other kinds. */
async function signerOf(typ: string, secret: Buffer, issuer: string): Promise<JWT> {
  const app = Fastify()
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: ALGORITHM, iss: issuer, aud: AUDIENCE, header: { alg: ALGORITHM, typ } },
    verify: {
      algorithms: [ALGORITHM],
      allowedIss: issuer,
      allowedAud: AUDIENCE,
      checkTyp: typ,
      requiredClaims: ['iss', 'aud', 'iat', 'exp'],
      // Compared with the injected clock.
      ignoreExpiration: true,
    },
  })
  return app.jwt
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
