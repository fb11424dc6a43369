import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Agent } from 'undici'

import { toLocalCookie, toPortalCookies } from './cookies.ts'

/** Headers of the connection, which are not forwarded. */
const hopByHop = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'content-length']

/** Forwards every call to the portal, with its own origin. */
export async function proxyCalls(app: FastifyInstance, there: string): Promise<void> {
  // An event stream may be silent for long.
  const agent = new Agent({ bodyTimeout: 0, headersTimeout: 60_000 })
  app.addHook('onClose', () => agent.destroy())
  await app.register(async (calls) => {
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    calls.all('/api/*', async (request, reply) => {
      // Any name of this machine.
      const here = `http://${request.headers.host}`
      const leaving = new AbortController()
      reply.raw.once('close', () => leaving.abort())
      const { body, headers, statusCode } = await agent.request({
        origin: there,
        path: request.url,
        method: request.method,
        headers: headersThere(request.headers, here, there),
        body: request.body instanceof Readable ? request.body : null,
        signal: leaving.signal,
      })
      return reply
        .code(statusCode)
        .headers(headersHere(headers, here, there))
        .send(body)
    })
  })
}

function headersThere(headers: IncomingHttpHeaders, here: string, there: string): IncomingHttpHeaders {
  const { cookie, ...rest } = headers
  const own = Object.entries(rest)
    .filter(([name]) => !hopByHop.includes(name))
    .map(([name, value]) => [name, typeof value === 'string' ? value.replace(here, there) : value])
  return { ...Object.fromEntries(own), ...(cookie && { cookie: toPortalCookies(cookie) }) }
}

function headersHere(headers: IncomingHttpHeaders, here: string, there: string): IncomingHttpHeaders {
  const { location, ...rest } = headers
  const own = Object.entries(rest).filter(([name]) => !hopByHop.includes(name) && name !== 'strict-transport-security')
  const cookies = [headers['set-cookie'] ?? []].flat().map(toLocalCookie)
  return {
    ...Object.fromEntries(own),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(location && { location: location.replace(there, here) }),
  }
}
