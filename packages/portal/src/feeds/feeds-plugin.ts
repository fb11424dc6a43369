import { ApiError } from '@sild/api-client'
import { defaultLocale, type Locale, locales } from '@sild/contract/enums'
import { AppError } from '@sild/service-kit/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTaggedCache } from '../document/tagged-cache.ts'
import type { OperationApi } from '../rendering/page-api.ts'
import { atomXml, type Feed } from './atom-xml.ts'
import { articleFeed, isArticleFeed, savedSearchFeed, searchFeed } from './feed-sources.ts'

interface FeedsOptions {
  origin: string
  /** Calls as a guest. */
  createApi: (call: { locale: Locale; signal: AbortSignal }) => OperationApi
}

const deadlineMs = 8000
const cacheOptions = { maxBytes: 8 * 1024 * 1024, maxAgeMs: 10 * 60_000 }
const shared = `public, max-age=${cacheOptions.maxAgeMs / 1000}`

function refuse(cause: unknown): never {
  if (cause instanceof ApiError && cause.code === 'saved-search-not-found') throw new AppError('not-found', { cause })
  throw cause instanceof ApiError ? new AppError('unavailable', { cause }) : cause
}

/** What feed readers read, in each language under its prefix. */
export async function feedsPlugin(app: FastifyInstance, { createApi, origin }: FeedsOptions): Promise<void> {
  const cached = createTaggedCache<string>(cacheOptions)
  const apiFor = (locale: Locale) => createApi({ locale, signal: AbortSignal.timeout(deadlineMs) })
  const answer = (reply: FastifyReply, cacheControl: string, xml: string) =>
    // Search engines index the page; its feed would be a duplicate.
    reply
      .type('application/atom+xml; charset=utf-8')
      .headers({ 'cache-control': cacheControl, 'x-robots-tag': 'noindex' })
      .send(xml)

  for (const locale of locales) {
    const prefix = locale === defaultLocale ? '' : `/${locale}`
    const send = async (reply: FastifyReply, key: string, make: (api: OperationApi) => Promise<Feed>) => {
      const xml = await cached.get(`${locale} ${key}`, async () => {
        const value = atomXml(origin, await make(apiFor(locale)).catch(refuse))
        return { value, bytes: Buffer.byteLength(value), tags: new Set<string>() }
      })
      return answer(reply, shared, xml!) // What is not kept was refused.
    }
    app.get<{ Params: { name: string } }>(`${prefix}/feeds/:name.xml`, async ({ params: { name }, url }, reply) => {
      const parameters = new URL(url, origin).searchParams
      if (name === 'search') return send(reply, parameters.toString(), (api) => searchFeed(api, locale, parameters))
      if (!isArticleFeed(name)) throw new AppError('not-found')
      return send(reply, name, (api) => articleFeed(api, locale, name))
    })
    app.get(
      `${prefix}/feeds/saved/:guid.xml`,
      async (request: FastifyRequest<{ Params: { guid: string } }>, reply: FastifyReply) => {
        const signature = new URL(request.url, origin).searchParams.get('key') ?? ''
        const feed = savedSearchFeed(apiFor(locale), locale, { guid: request.params.guid, signature })
        // Private: only holders of the address may read it, and its owner can replace the address.
        return answer(reply, 'private, max-age=300', atomXml(origin, await feed.catch(refuse)))
      },
    )
  }
}
