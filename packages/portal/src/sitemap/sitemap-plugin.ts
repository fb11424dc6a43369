import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { operations } from '@sild/contract/operations'
import { defaultLocale, type Locale } from '@sild/contract/enums'
import { ApiError } from '@sild/api-client'
import { AppError } from '@sild/service-kit/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tagCalls } from '../document/tagged-api.ts'
import { createTaggedCache } from '../document/tagged-cache.ts'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import type { OperationApi } from '../rendering/page-api.ts'
import { sitemapFile, sitemapFolder, sitemapIndex } from './sitemap-files.ts'

interface SitemapOptions {
  origin: string
  /** False for a staging installation, which no search engine should find. */
  isFindable: boolean
  /** Calls as a guest. */
  createApi: (call: { locale: Locale; signal: AbortSignal }) => OperationApi
  /** Called once with how to outdate its files, by operations that they were made of. */
  onReady?: (files: { purge: (tags: readonly string[]) => void }) => void
}

const deadlineMs = 8000
/** Crawlers come a few times a day and ask for all files at once. */
const cacheOptions = { maxBytes: 8 * 1024 * 1024, maxAgeMs: 10 * 60_000 }
const cacheControl = `public, max-age=${cacheOptions.maxAgeMs / 1000}`
/** It contains what editors have just published, so caches must revalidate it. */
const editedControl = 'public, no-cache'
/** Pages of companies come and go all day: their files are rebuilt by time alone. */
const onlyEdited = (tags: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...tags].filter((tag) => tag === operations.listPages.name))
const articlesFile = 'file articles'
const indexPath = '/sitemap.xml'

function refuse(cause: unknown): never {
  throw cause instanceof ApiError ? new AppError('unavailable', { cause }) : cause
}

/** What crawlers read: which pages they may ask for, and which there are. */
export async function sitemapPlugin(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  const { createApi, isFindable, onReady, origin } = options
  const files = createTaggedCache<Buffer>(cacheOptions)
  onReady?.(files)
  const rules = isFindable
    ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /__mfe/', '', `Sitemap: ${origin}${indexPath}`, '']
    : ['User-agent: *', 'Disallow: /', '']

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    make: (api: OperationApi) => Promise<string | null>,
  ): Promise<FastifyReply> => {
    const compressed = await files.get(name, async () => {
      const { api, tags } = tagCalls(createApi({ locale: defaultLocale, signal: AbortSignal.timeout(deadlineMs) }))
      const text = await make(api).catch(refuse)
      if (text === null) throw new AppError('not-found')
      const value = await promisify(gzip)(text)
      return { value, bytes: value.length, tags: onlyEdited(tags) }
    })
    reply
      .type('application/xml; charset=utf-8')
      .headers({ 'cache-control': name === articlesFile ? editedControl : cacheControl, vary: 'accept-encoding' })
    // Every client that accepts brotli accepts gzip.
    return acceptedEncoding(request.headers['accept-encoding']) === 'identity'
      ? reply.send(await promisify(gunzip)(compressed!)) // What is not kept was refused.
      : reply.header('content-encoding', 'gzip').send(compressed)
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(rules.join('\n')),
  )
  app.get(indexPath, async (request, reply) => send(request, reply, 'index', (api) => sitemapIndex(api, origin)))
  app.get<{ Params: { name: string } }>(`${sitemapFolder}:name.xml`, async (request, reply) =>
    send(request, reply, `file ${request.params.name}`, (api) => sitemapFile(api, origin, request.params.name)),
  )
}
