import type { Locale } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { previewHeaders, sendPreviewPage } from '../previews/send-preview-page.ts'
import type { ReleaseSet } from '../remotes/release-set.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { createBody, createCachedBody, type DocumentBody, cachedSizeOf } from './document-body.ts'
import { documentVisit, type DocumentVisit, type Readers } from './document-visit.ts'
import { createAnswerCache } from './answer-cache.ts'
import { canonicalAddress, chooseLocale, localeCookie } from '../http/locale-choice.ts'
import { createPageStates } from './page-states.ts'
import { pageStatesPlugin } from './page-states-plugin.ts'
import { createDocumentRender, type RenderOptions } from './render-document.ts'
import { createDocumentSend, type SendOptions } from './send-document.ts'
import { plainTag } from './tagged-api.ts'
import { createTaggedCache, type Tagged } from './tagged-cache.ts'
import { plainPolicy } from '../plain-pages/plain-page.ts'
import { unavailablePage } from './unavailable-page.ts'

export interface DocumentPluginOptions extends Readers, RenderOptions, Omit<SendOptions, 'isDevelopment'> {
  remotes: Remotes
  /** Called once with a function that invalidates pages: `purge(['publication:<guid>'])`. */
  onReady?: (pages: { purge: (tags: readonly string[]) => void }) => void
}

const cacheOptions = { maxBytes: 64 * 1024 * 1024, maxAgeMs: 60_000 }
/** A reader may act minutes after they got a page that was just about to be dropped. */
const stateOptions = { maxBytes: 32 * 1024 * 1024, maxAgeMs: 15 * 60_000 }
/** Longer addresses are rendered but not cached: a client can make up any number of them. */
const maxKeptAddress = 512

interface Redirect {
  status: number
  location: string
}
type Made = { body: DocumentBody } | { redirect: Redirect }

/** Serves every address that is neither a file nor a call: the pages of the portal. They contain nothing personal. */
export async function documentPlugin(app: FastifyInstance, options: DocumentPluginOptions): Promise<void> {
  const { remotes, createNonce, isSecure, onReady, previewCookie } = options
  const pages = createTaggedCache<DocumentBody>(cacheOptions)
  const answers = createAnswerCache()
  const states = createPageStates(stateOptions)
  await app.register(pageStatesPlugin, { remotes, states })
  const purge = (tags: readonly string[]) => {
    answers.purge(tags)
    pages.purge(tags)
  }
  onReady?.({ purge: (tags) => purge(tags.map(plainTag)) })

  const render = createDocumentRender(options, { answers, states })
  const send = createDocumentSend({ ...options, isDevelopment: remotes.isDevelopment })

  const make = async (set: ReleaseSet, request: FastifyRequest, locale: Locale): Promise<Made> => {
    const key = `${set.rev} ${request.url}`
    let notKept: Made | null = null
    const fill = async (): Promise<Tagged<DocumentBody> | null> => {
      const { nonce, rendered, tags } = await render(set, request, locale)
      if (rendered.kind === 'redirect') {
        notKept = { redirect: rendered }
        return null
      }
      const { html, isCacheable, status } = rendered
      const page = Buffer.from(html.buffer)
      if (isCacheable && request.url.length <= maxKeptAddress)
        return {
          value: createCachedBody(status, page, nonce, () => createNonce(set.rev)),
          bytes: cachedSizeOf(page),
          tags,
        }
      notKept = { body: createBody(status, page, nonce) }
      return null
    }
    const cached = await pages.get(key, fill)
    if (cached) return { body: cached }
    // Another request rendered it, but the page could not be cached, so this request has none yet.
    if (!notKept) await fill()
    return notKept as unknown as Made // fill() has set it.
  }

  /** For one reader: neither we nor a proxy may cache it. */
  const makePreview = async (
    { preview, set }: DocumentVisit,
    request: FastifyRequest,
    locale: Locale,
  ): Promise<Made> => {
    const { nonce, rendered } = await render(set, request, locale, preview)
    if (rendered.kind === 'redirect') return { redirect: rendered }
    return { body: createBody(rendered.status, Buffer.from(rendered.html.buffer), nonce) }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = canonicalAddress(request.url)
      if (address) return reply.redirect(address, 301)
      const [pathname = '/'] = request.url.split('?', 1)
      const { locale, redirect, remember } = chooseLocale(pathname, request.headers)
      if (redirect) return reply.header('vary', 'cookie').redirect(localizedPath(request.url, redirect), 302)
      if (remember) reply.header('set-cookie', localeCookie(remember, isSecure))
      let visit: DocumentVisit | null
      try {
        visit = await documentVisit(request.headers, remotes, options)
      } catch (error) {
        return sendPreviewPage(reply.header('set-cookie', previewCookie.forget()), error, locale, request.url)
      }
      if (!visit) return send(request, reply, unavailablePage(locale), { 'content-security-policy': plainPolicy })
      const { preview, set, setCookie } = visit
      if (setCookie) reply.header('set-cookie', setCookie)
      const cached = preview ? null : pages.peek(`${set.rev} ${request.url}`)
      if (cached) return send(request, reply, cached)
      const made = await (preview ? makePreview(visit, request, locale) : make(set, request, locale))
      if ('redirect' in made) return reply.redirect(made.redirect.location, made.redirect.status)
      const extra = preview ? { ...previewHeaders, 'server-timing': releasesTiming(set) } : {}
      return send(request, reply, made.body, extra)
    },
  })
}

/** Names the releases of a document in its headers, for developers. */
const releasesTiming = ({ releases }: ReleaseSet): string =>
  `mfe;desc="${[...releases].map(([name, { lock }]) => `${name}=${lock.id.slice(0, 8)}`).join(',')}"`
