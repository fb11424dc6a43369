import { callRefusal } from '@sild/contract/access'
import type { TeamGrant } from '@sild/registry'
import { asSystem, type Calls } from '@sild/service-kit/calls/calls'
import { AppError } from '@sild/service-kit/errors'
import { localeFrom } from '@sild/service-kit/texts'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Grants } from '@sild/portal/delivery/grants'
import type { Deps } from '../deps.ts'
import { isFromOwnPage } from '../edge/same-origin.ts'
import type { ApiOperation } from '../edge/api-operation.ts'

/** Finds out the caller, and rejects callers without the right. The service checks again. */
export function accessHook(
  operation: ApiOperation,
  { calls, config, endedSessions, limits, portal, sessions }: Deps,
): onRequestHookHandler {
  const identify = (request: FastifyRequest): void => {
    const { token } = request.headers
    request.session = sessions.of(typeof token === 'string' ? token : undefined)
  }
  const admit = (request: FastifyRequest): void => {
    request.locale = localeFrom(request.headers['x-language'])
    request.team = operation.access === 'team' ? teamOf(request, portal.delivery.grants) : null
    // A browser adds no bearer token by itself, so no other site can make it call with one.
    if (!request.team && !isFromOwnPage(operation, request, config.ownOrigins)) throw new AppError('origin-refused')
    limits.countRequest({ address: request.ip, session: request.session })
    const refusal = callRefusal(operation, request.session?.actorIn(request.locale) ?? null, request.team)
    if (refusal) throw new AppError(refusal)
  }
  return (request, reply, done) => {
    // Caches ignore the `token` header.
    reply.header('cache-control', 'private, no-store')
    identify(request)
    const isKnown = endedSessions.isRead || !request.session?.sessionGuid
    if (isKnown && !request.session?.viewingGuid) {
      admit(request)
      return done()
    }
    endedSessions
      .read()
      .then(() => identify(request))
      .then(() => requireOpenViewing(calls, request))
      .then(() => admit(request))
      .then(() => done(), done)
  }
}

const actor = asSystem('staff may lose the right to impersonate at any moment')

/**
 * Checks with each request, because impersonations are rare and end for many reasons.
 * @throws viewing-over, unavailable
 */
async function requireOpenViewing(calls: Calls, { session }: FastifyRequest): Promise<void> {
  if (session?.viewingGuid) await calls.call('getViewing', { params: { viewingGuid: session.viewingGuid } }, { actor })
}

/** @throws team-token-refused */
function teamOf({ headers: { authorization } }: FastifyRequest, grants: Grants): TeamGrant | null {
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? []
  return token === undefined ? null : grants.team(token)
}
