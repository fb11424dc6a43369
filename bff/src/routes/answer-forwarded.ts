import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@sild/service-kit/errors'
import type { RouteHandlerMethod } from 'fastify'
import type { Deps } from '../deps.ts'
import type { ForwardedRoute } from './route.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Forwards a request and its answer unchanged, without parsing a byte. */
export function answerForwarded({ operation }: ForwardedRoute, { upstreams }: Deps): RouteHandlerMethod {
  return async (request, reply) => {
    const { headers, body, session, locale } = request
    if (request.url[0] !== '/') throw new AppError('malformed-request')
    const idempotencyKey = headers['idempotency-key']
    const response = await upstreams.request({
      operation,
      path: request.url,
      body: Buffer.isBuffer(body) && body.length > 0 ? body : undefined,
      actor: session?.actorIn(locale) ?? null,
      headers: {
        'x-request-id': request.id,
        ...(typeof idempotencyKey === 'string' && { 'idempotency-key': idempotencyKey }),
        ...given(headers, operation.rawBody?.headers),
      },
    })
    if (!isJson(response.headers['content-type']))
      throw new AppError('unavailable', { cause: new Error(`${operation.name} answered no JSON`) })
    const retryAfter = response.headers['retry-after']
    if (typeof retryAfter === 'string') reply.header('retry-after', retryAfter)
    return reply.code(response.status).header('content-type', JSON_TYPE).send(response.bytes)
  }
}

const given = (headers: IncomingHttpHeaders, names: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))

const isJson = (type: string | string[] | undefined): boolean =>
  typeof type === 'string' && type.startsWith('application/json')
