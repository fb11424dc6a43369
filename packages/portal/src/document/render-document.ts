import type { Locale } from '@sild/contract/enums'
import type { DocumentPreview } from '@sild/registry/renderer'
import type { FastifyRequest } from 'fastify'
import type { ServerRenders } from '../delivery/server-renders.ts'
import type { ReleaseSet } from '../remotes/release-set.ts'
import type { OperationApi, PageProblem, RenderedPage } from '../rendering/page-api.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { PageStates } from './page-states.ts'
import { tagCalls } from './tagged-api.ts'

export interface RenderOptions {
  /** Calls as an anonymous guest: what every reader may see. */
  createApi: (call: { locale: Locale; signal: AbortSignal }) => OperationApi
  /** Makes a nonce for a document of the set of this name. */
  createNonce: (rev: string) => string
  /** Called for every document that the server was to render for all readers. */
  onRendered?: ServerRenders['take']
}
interface Caches {
  answers: AnswerCache
  states: PageStates
}
export interface RenderedDocument {
  rendered: RenderedPage
  /** What outdates it. */
  tags: Set<string>
  nonce: string
}
export type RenderDocument = (
  set: ReleaseSet,
  request: FastifyRequest,
  locale: Locale,
  preview?: DocumentPreview | null,
) => Promise<RenderedDocument>

const codeDeadlineMilliseconds = 150
const renderDeadlineMs = 8000

/** Renders the page of an address, notes its tags, and reports the outcome to `onRendered`. */
export const createDocumentRender =
  ({ createApi, createNonce, onRendered }: RenderOptions, { answers, states }: Caches): RenderDocument =>
  async (set, request, locale, preview = null) => {
    const signal = AbortSignal.timeout(renderDeadlineMs)
    const { api, tags } = tagCalls(answers.before(createApi({ locale, signal }), locale))
    // Reports from previews are not counted.
    const nonce = createNonce(preview ? `preview ${set.rev}` : set.rev)
    const tell = (pageOf: string | null | undefined, problems: readonly PageProblem[]): void => {
      for (const { error } of problems)
        request.log.error({ err: error, url: request.url }, 'page not rendered as it should be')
      if (pageOf && !preview) onRendered?.({ set, pageOf, problems, address: request.ip })
    }
    const input = { url: request.url, locale, preview, api, signal, nonce, codeDeadlineMilliseconds }
    const rendered = await set.renderer.render(input).catch((error: unknown) => {
      // Nothing of a page is rendered outside of the boundary around it: what fails there is the shell.
      tell('shell', [{ error: error instanceof Error ? error : new Error(String(error)), isOfApi: false }])
      throw error
    })
    if (rendered.kind === 'document') tell(rendered.pageOf, rendered.problems)
    if (rendered.kind === 'document' && rendered.state) states.keep(rendered.state)
    return { rendered, tags, nonce }
  }
