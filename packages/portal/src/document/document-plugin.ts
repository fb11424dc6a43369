import type { Locale } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'
import type { DocumentPreview } from '@sild/registry/renderer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { previewHeaders, sendPreviewPage } from '../previews/send-preview-page.ts'
import type { ServerRenders } from '../delivery/server-renders.ts'
import type { OperationApi, PageProblem, RenderedPage } from '../rendering/page-api.ts'
import type { InsightOrigins } from '../insight/site-insight.ts'
import type { ReleaseSet } from '../remotes/release-set.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createBody, createKeptBody, type DocumentBody, sizeOfKept } from './document-body.ts'
import { documentVisit, type DocumentVisit, type Readers } from './document-visit.ts'
import { createAnswerCache } from './answer-cache.ts'
import { canonicalAddress, chooseLocale, localeCookie } from '../http/locale-choice.ts'
import { createPageStates } from './page-states.ts'
import { pageStatesPlugin } from './page-states-plugin.ts'
import { releasesTiming } from './server-timing.ts'
import { plainTag, tagCalls } from './tagged-api.ts'
import { createTaggedCache, type Tagged } from './tagged-cache.ts'
import { plainPolicy } from '../plain-pages/plain-page.ts'
import { unavailablePage } from './unavailable-page.ts'

export interface DocumentPluginOptions extends Readers {
  remotes: Remotes
  /** Calls on behalf of a guest nobody knows: what every reader may see. */
  createApi: (call: { locale: Locale; signal: AbortSignal }) => OperationApi
  /** Makes a nonce for a document of the set of this name. */
  createNonce: (rev: string) => string
  /** Told of every document that the server was to render for everybody. */
  onRendered?: ServerRenders['take']
  fileOrigins: readonly string[]
  /** Who hears how the portal is used, where there is somebody. */
  insight?: InsightOrigins
  /** Scripts may run whose hash nobody knows. */
  hasOpenScripts?: boolean
  isSecure: boolean
  /** Called once with how to outdate pages: `purge(['publication:<guid>'])`. */
  onReady?: (pages: { purge: (tags: readonly string[]) => void }) => void
}

const codeDeadlineMilliseconds = 150
const renderDeadlineMs = 8000
/** About what it takes a process to be started again and to be trusted. */
const retryAfterSeconds = 5
const cacheOptions = { maxBytes: 64 * 1024 * 1024, maxAgeMs: 60_000 }
/** Who got the last of a kept page may act minutes later. */
const stateOptions = { mostBytes: 32 * 1024 * 1024, maxAgeMs: 15 * 60_000 }
/** Longer addresses are rendered but not kept: anybody can make up as many as they like. */
const maxKeptAddress = 512
const htmlType = 'text/html; charset=utf-8'

interface Redirect {
  status: number
  location: string
}
type Made = { body: DocumentBody } | { redirect: Redirect }

/** Everything that is neither a file nor a call: the pages of the portal. Nothing in them is about whoever asks. */
export async function documentPlugin(app: FastifyInstance, options: DocumentPluginOptions): Promise<void> {
  const { remotes, createApi, createNonce, isSecure, onReady, onRendered, previewCookie } = options
  const policy = contentSecurityPolicy(options)
  // Modules that are exchanged in an open page are in no list of hashes.
  const areScriptsHashed = !remotes.isDevelopment && !options.hasOpenScripts
  const pages = createTaggedCache<DocumentBody>(cacheOptions)
  const answers = createAnswerCache()
  const states = createPageStates(stateOptions)
  await app.register(pageStatesPlugin, { remotes, states })
  const purge = (tags: readonly string[]) => {
    answers.purge(tags)
    pages.purge(tags)
  }
  onReady?.({ purge: (tags) => purge(tags.map(plainTag)) })

  const render = async (
    set: ReleaseSet,
    request: FastifyRequest,
    locale: Locale,
    preview: DocumentPreview | null = null,
  ): Promise<{ rendered: RenderedPage; tags: Set<string>; nonce: string }> => {
    const signal = AbortSignal.timeout(renderDeadlineMs)
    const { api, tags } = tagCalls(answers.before(createApi({ locale, signal }), locale))
    // What is seen in a preview counts for nothing.
    const nonce = createNonce(preview ? `preview ${set.rev}` : set.rev)
    const tell = (pageOf: string | null | undefined, problems: readonly PageProblem[]): void => {
      for (const { error } of problems)
        request.log.error({ err: error, url: request.url }, 'page not rendered as it should be')
      if (pageOf && !preview) onRendered?.({ set, pageOf, problems, address: request.ip })
    }
    const asked = { url: request.url, locale, preview, api, signal, nonce, codeDeadlineMilliseconds }
    const rendered = await set.renderer.render(asked).catch((error: unknown) => {
      // Nothing of a page is rendered outside of the boundary around it: what fails there is the shell.
      tell('shell', [{ error: error instanceof Error ? error : new Error(String(error)), isOfApi: false }])
      throw error
    })
    if (rendered.kind === 'document') tell(rendered.pageOf, rendered.problems)
    if (rendered.kind === 'document' && rendered.state) states.keep(rendered.state)
    return { rendered, tags, nonce }
  }

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
        return { value: createKeptBody(status, page, nonce, () => createNonce(set.rev)), bytes: sizeOfKept(page), tags }
      notKept = { body: createBody(status, page, nonce) }
      return null
    }
    const kept = await pages.get(key, fill)
    if (kept) return { body: kept }
    // Somebody else's making could not be kept, so this request has none yet.
    if (!notKept) await fill()
    return notKept as unknown as Made // fill() has set it.
  }

  /** For one reader alone: nothing of it is kept, here or on the way. */
  const makePreview = async (
    { preview, set }: DocumentVisit,
    request: FastifyRequest,
    locale: Locale,
  ): Promise<Made> => {
    const { nonce, rendered } = await render(set, request, locale, preview)
    if (rendered.kind === 'redirect') return { redirect: rendered }
    return { body: createBody(rendered.status, Buffer.from(rendered.html.buffer), nonce) }
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, body: DocumentBody, extra = {}) => {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const { bytes, nonce } = await body.answer(encoding)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (areScriptsHashed) reply.header('integrity-policy', 'blocked-destinations=(script)')
    if (body.status === 503) reply.header('retry-after', retryAfterSeconds)
    return reply
      .code(body.status)
      .header('content-type', htmlType)
      .header('content-security-policy', policy(nonce))
      .headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding', ...extra })
      .send(bytes)
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
      const kept = preview ? null : pages.peek(`${set.rev} ${request.url}`)
      if (kept) return send(request, reply, kept)
      const made = await (preview ? makePreview(visit, request, locale) : make(set, request, locale))
      if ('redirect' in made) return reply.redirect(made.redirect.location, made.redirect.status)
      const extra = preview ? { ...previewHeaders, 'server-timing': releasesTiming(set) } : {}
      return send(request, reply, made.body, extra)
    },
  })
}
