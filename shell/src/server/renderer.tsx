import type { Locale } from '@sild/contract/enums'
import type { RouteNode } from '@sild/registry/meta'
import type { Rendered, Renderer, RendererInput, RenderRequest } from '@sild/registry/renderer'
import type { StaticHandlerContext } from 'react-router'
import { startOfPage } from '../document/hydration-policy.ts'
import { documentHtml } from './html.ts'
import type { PageHead } from '../navigation/page-head.ts'
import { failureHead, pageHead, waitingHead } from '../navigation/page-head.ts'
import { failureOf, statusOfFailure } from '../pages/failure.ts'
import { remoteOf, routeNameOf } from '../routing/match.ts'
import { documentFiles } from './document-files.ts'
import type { Engine } from './engine.ts'
import { createEngine } from './engine.ts'
import { type ReadPage, readPage } from './read-page.ts'
import { renderBody } from './render-body.tsx'
import { serialiseErrors } from './serialise-errors.ts'

/** Renders documents with one set of releases. */
export function createRenderer(input: RendererInput): Renderer {
  const engine = createEngine(input)
  const publicNodes = [...engine.routes.values()].filter(({ access }) => access === 'public')
  return {
    render: (request) => render(engine, request),
    warm: async () => void (await Promise.allSettled(publicNodes.map((node) => engine.modules.load(node)))),
  }
}

async function render(engine: Engine, request: RenderRequest): Promise<Rendered> {
  const page = await readPage(engine, request)
  if (page instanceof Response)
    return { kind: 'redirect', status: page.status, location: page.headers.get('location') ?? '/' }
  return documentOf(engine, request, page)
}

function documentOf(engine: Engine, request: RenderRequest, page: ReadPage): Rendered {
  const { locale, preview } = request
  const { contacts, context, flags, isPublic, isSwitchedOff, isWhole, matched, problems } = page
  const body = renderBody(engine, request, { context, contacts, flags })
  if (body.collectFailures) problems.push(...failuresOf(body.collectFailures, matched))
  const status = statusOf(page)
  const rendered = isWhole
    ? { loaderData: context.loaderData, errors: serialiseErrors(context.errors), contacts, flags }
    : null
  const hasFailed = problems.length > 0 || status >= 500
  const start = startOfPage({ matched, isWhole, hasFailed, isPreview: preview !== null })
  const at = start === 'with-input' ? request.keepRendered?.(JSON.stringify(rendered)) : undefined
  const { insight, versions } = engine
  const html = documentHtml({
    locale,
    path: page.path,
    origin: engine.origin,
    head: { ...headOf(engine, context, locale), ...(isPublic && !preview ? {} : { isUnlisted: true }) },
    body: body.html,
    data: at ? { at } : { locale, rendered, contacts, flags, versions, insight, preview },
    start,
    routeName: routeNameOf(context.matches.at(-1)?.route.id ?? ''),
    versions,
    stalled: stalledNotice(engine, locale),
    cookieQuestion: engine.cookieQuestions[locale],
    snapshotJson: engine.snapshots[locale].json,
    ...documentFiles(engine.releases, matched, locale),
    fonts: Object.values(engine.releases).flatMap(({ fonts }) => fonts),
    nonce: request.nonce,
  })
  const isCacheable =
    !preview && status === 200 && problems.length === 0 && matched.every(({ isUncached }) => !isUncached)
  const pageOf = isPublic && !isSwitchedOff ? remoteOf(matched.at(-1)?.id ?? 'shell.') : null
  return { kind: 'document', status, html, isCacheable, problems, pageOf }
}

/** A switched-off page shows a text to its reader; the status makes caches and search engines retry later. */
function statusOf({ context, isSwitchedOff }: ReadPage): number {
  if (isSwitchedOff) return 503
  const [error] = Object.values(context.errors ?? {})
  return error === undefined ? context.statusCode : statusOfFailure(failureOf(error))
}

function failuresOf(collect: () => unknown[], matched: readonly RouteNode[]): unknown[] {
  const failures = collect()
  const pages = matched.map(({ id }) => id).join(', ')
  return failures.length > 0 ? failures : [new Error(`A component of ${pages} could not be rendered on the server.`)]
}

function stalledNotice({ catalogs }: Engine, locale: Locale): { text: string; action: string; offline: string } {
  const intl = catalogs.intl(locale)
  return {
    text: intl.formatMessage({ id: 'shell.stalled' }),
    action: intl.formatMessage({ id: 'shell.stalled.reload' }),
    offline: intl.formatMessage({ id: 'shell.held-offline' }),
  }
}

function headOf({ catalogs, modules }: Engine, context: StaticHandlerContext, locale: Locale): PageHead {
  const intl = catalogs.intl(locale)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) return failureHead(failureOf(error), intl)
  const matches = context.matches.map(({ route, params }) => ({
    id: route.id,
    params,
    loaderData: context.loaderData[route.id],
  }))
  return pageHead(matches, modules.loaded, intl) ?? waitingHead(intl)
}
