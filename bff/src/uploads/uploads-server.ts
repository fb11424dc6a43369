import type { Storage } from '@sild/service-kit/storage'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { BffConfig } from '../config.ts'
import { type FileKind, fileKinds } from './file-kinds.ts'
import { attachment } from './served-url.ts'

const YEAR_SECONDS = 31_536_000
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
const kindOf = (name: string): FileKind | undefined =>
  Object.values<FileKind>(fileKinds).find(({ extension }) => name.endsWith(`.${extension}`))

/** Serves uploaded files on an origin of their own, where no cookie and no page of ours lives. */
export function createUploadsServer(storage: Storage, { isSecure }: BffConfig): FastifyInstance {
  const headers = {
    ...securityHeaders,
    ...(isSecure && { 'strict-transport-security': `max-age=${2 * YEAR_SECONDS}` }),
  }
  const refuse = (reply: FastifyReply): FastifyReply =>
    reply.code(404).headers(headers).type('text/plain; charset=utf-8').send('Not found\n')
  const app = Fastify({
    frameworkErrors: (_error, _request, reply) => void refuse(reply),
    exposeHeadRoutes: true,
    requestTimeout: 10_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
  })

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.setErrorHandler((_error, _request, reply) => refuse(reply))
  app.setNotFoundHandler((_request, reply) => refuse(reply))
  app.get<{ Params: { folder: string; file: string }; Querystring: { name?: string | string[] } }>(
    '/:folder/:file',
    async (request, reply) => {
      const name = `${request.params.folder}/${request.params.file}`
      const kind = kindOf(name)
      const found = kind && (await storage.open(name))
      if (!kind || !found) return reply.callNotFound()
      if (!kind.isImage) reply.header('content-disposition', attachment(kind.extension, [request.query.name].flat()[0]))
      return reply
        .type(kind.mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : kind.mimeType)
        .header('content-length', found.bytes)
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .send(found.content)
    },
  )
  return app
}
