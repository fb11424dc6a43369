import { isFileKey, isPublicKey } from '@sild/contract/files/key'
import { fileKinds, isPlayed, kindOfName } from '@sild/contract/files/kinds'
import { fileTimes } from '@sild/contract/files/limits'
import { pictureWidths } from '@sild/contract/files/picture-widths'
import type { Storage } from '@sild/file-storage'
import { asSystem, type Calls } from '@sild/service-kit/calls/calls'
import type { FileLinks } from '@sild/service-kit/file-links'
import type { Logger } from '@sild/service-kit/log'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { attachment } from './attachment.ts'
import { byteRange } from './byte-range.ts'
import { createDrawnPictures } from './drawn-pictures.ts'
import { sendPlayed } from './send-played.ts'

const YEAR_SECONDS = 31_536_000
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
const forEverybody = `public, max-age=${YEAR_SECONDS}, immutable`
/** Not longer than a link is good. */
const forOne = `private, max-age=${fileTimes.linkMs / 1000}`

type SignedQuery = { until?: string; signature?: string }
interface FileQuery extends SignedQuery {
  /** In how many pixels of width a public picture is wanted. */
  w?: string
}

export interface UploadsServerOptions {
  readonly calls: Calls
  readonly config: { readonly isSecure: boolean }
  readonly links: FileLinks
  readonly log: Logger
  readonly storage: Storage
}

/** Serves uploaded files on an origin of their own, where no cookie and no page of ours lives. */
export function createUploadsServer({ calls, config, links, log, storage }: UploadsServerOptions): FastifyInstance {
  const headers = {
    ...securityHeaders,
    ...(config.isSecure && { 'strict-transport-security': `max-age=${2 * YEAR_SECONDS}` }),
  }
  const refuse = (reply: FastifyReply): FastifyReply =>
    reply.code(404).headers(headers).type('text/plain; charset=utf-8').send('Not found\n')
  /** A document is served with a generic name if the service with its name is unavailable. */
  async function nameOf(key: string): Promise<string | null> {
    try {
      const reply = await calls.call('getFileName', { query: { key } }, { actor: asSystem('a document is saved') })
      return reply.name
    } catch (error) {
      log.warn({ err: error }, 'a document is saved without its name')
      return null
    }
  }
  const drawn = createDrawnPictures()
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
  app.get<{ Params: { '*': string }; Querystring: FileQuery }>('/*', async (request, reply) => {
    const key = request.params['*']
    const kind = kindOfName(key)
    const { w } = request.query
    const width = pictureWidths.find((each) => String(each) === w)
    if (w !== undefined && (!width || !kind || !fileKinds[kind].isImage || !isPublicKey(key)))
      return reply.callNotFound()
    let range: ReturnType<typeof byteRange> = null
    const rangeOf = (bytes: number) => {
      range = kind && isPlayed(kind) ? byteRange(request.headers.range, bytes) : null
      return range === 'unsatisfiable' ? null : range
    }
    const found = kind && isFileKey(key) && links.isGood(key, request.query) ? await storage.open(key, rangeOf) : null
    if (!kind || !found) return reply.callNotFound()
    if (isPlayed(kind)) return sendPlayed(reply, kind, found, range)
    if (width) {
      const picture = await drawn.draw(key, width, found)
      return reply.type('image/webp').header('cache-control', forEverybody).send(picture)
    }
    const { extension, isImage, mimeType } = fileKinds[kind]
    if (!isImage) reply.header('content-disposition', attachment(extension, await nameOf(key)))
    return reply
      .type(mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : mimeType)
      .header('content-length', found.bytes)
      .header('cache-control', isPublicKey(key) ? forEverybody : forOne)
      .send(found.content)
  })
  return app
}
