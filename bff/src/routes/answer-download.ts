import { AppError } from '@sild/service-kit/errors'
import type { RouteHandlerMethod } from 'fastify'
import type { Deps } from '../deps.ts'
import type { ForwardedRoute } from './route.ts'

/** Streams a file of a service, and forwards its error unchanged. */
export function answerDownload({ operation }: ForwardedRoute, { upstreams }: Deps): RouteHandlerMethod {
  return async (request, reply) => {
    const { locale, session, url: path } = request
    const left = new AbortController()
    // A client that disconnects aborts the download.
    reply.raw.once('close', () => left.abort())
    const response = await upstreams.download({
      operation,
      path,
      actor: session?.actorIn(locale) ?? null,
      headers: { 'x-request-id': request.id },
      signal: left.signal,
    })
    const { headers, status, stream } = response
    const type = String(headers['content-type'])
    reply.code(status).header('content-type', type)
    if (!stream) return reply.send(response.bytes)
    const { 'content-disposition': disposition, 'x-file-name': fileName } = headers
    if (typeof disposition !== 'string' || typeof fileName !== 'string') {
      stream.destroy()
      throw new AppError('unavailable', { cause: new Error(`${operation.name} answered no file`) })
    }
    return reply
      .header('content-disposition', disposition)
      .header('x-file-name', fileName)
      .header('cache-control', 'private, no-store')
      .send(stream)
  }
}
