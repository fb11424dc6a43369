import type { Locale } from '@sild/contract/enums'
import { splitLocale } from '@sild/paths'
import type { RouteNode } from '@sild/registry/meta'
import type { Rendered, Renderer, RendererInput, RenderRequest } from '@sild/registry/renderer'
import type { StaticHandlerContext } from 'react-router'
import { startOfPage } from '../document/hydration-policy.ts'
import { documentHtml } from './html.ts'
import type { PageHead } from '../navigation/page-head.ts'
import { failureHead, pageHead, waitingHead } from '../navigation/page-head.ts'
import { failureOf, statusOfFailure } from '../pages/failure.ts'
import { remoteOf } from '../routing/match.ts'
import { pageContext } from '../routing/page-context.ts'
import { documentFiles } from './document-files.ts'
import type { Engine } from './engine.ts'
import { createEngine } from './engine.ts'
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
  const { locale } = request
  const url = new URL(request.url, engine.origin)
  const handlers = engine.handlers[locale]
  const asked = new Request(url, { signal: request.signal })
  const matched = await engine.match(locale, url)
  const isPublic = matched.every(({ access }) => access === 'public')
  const problems: unknown[] = []
  const isSwitchedOff = matched.some(({ id }) => engine.snapshot.remotes[remoteOf(id)]?.isSwitchedOff)
  const isRendered = isPublic && !isSwitchedOff && (await arrives(engine, matched, request, problems))
  if (!isRendered) await engine.catalogs.add(locale, ['shell'])

  const requestContext = pageContext(request.api, locale)
  const flagsAsked = engine.flags(request.api)
  const context = await handlers[isRendered || isSwitchedOff ? 'page' : 'skeleton'].query(asked, { requestContext })
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }

  const failures = Object.values(context.errors ?? {})
  problems.push(
    ...failures
      .map((error) => [error, failureOf(error)] as const)
      .flatMap(([error, failure]) =>
        failure.kind !== 'switched-off' && statusOfFailure(failure) >= 500 ? [error] : [],
      ),
  )
  const isWhole = isRendered || isSwitchedOff || matched.length === 0
  const [contacts, flags] = await Promise.all([engine.contacts(request.api), flagsAsked])
  const body = renderBody(engine, request, { context, contacts, flags })
  if (body.hearFailures) problems.push(...heardFailures(body.hearFailures, matched))

  const failure = failures.length === 0 ? null : failureOf(failures[0])
  // The browser says so in words; whoever keeps the page or lists it is told to come back.
  const status = isSwitchedOff ? 503 : failure ? statusOfFailure(failure) : context.statusCode
  const { loader, scripts, styles } = documentFiles(engine.releases, matched, locale)
  const rendered = isWhole
    ? { loaderData: context.loaderData, errors: serialiseErrors(context.errors), contacts, flags }
    : null
  const start = startOfPage({
    matched,
    isWhole,
    hasFailed: problems.length > 0 || status >= 500,
    isPreview: request.preview !== null,
  })
  const at = start === 'with-input' ? request.keepRendered?.(JSON.stringify(rendered)) : undefined
  const html = documentHtml({
    locale,
    path: splitLocale(url.pathname).path,
    origin: engine.origin,
    head: { ...headOf(engine, context, locale), ...(isPublic && !request.preview ? {} : { isUnlisted: true }) },
    body: body.html,
    data: at
      ? { at }
      : {
          locale,
          rendered,
          contacts,
          flags,
          versions: engine.versions,
          insight: engine.insight,
          preview: request.preview,
        },
    start,
    stalled: stalledNotice(engine, locale),
    cookieQuestion: engine.cookieQuestions[locale],
    snapshotJson: engine.snapshots[locale].json,
    loader,
    scripts,
    styles,
    fonts: Object.values(engine.releases).flatMap(({ fonts }) => fonts),
    nonce: request.nonce,
  })
  const isCacheable =
    !request.preview && status === 200 && problems.length === 0 && matched.every(({ isUncached }) => !isUncached)
  const pageOf = isPublic && !isSwitchedOff ? remoteOf(matched.at(-1)?.id ?? 'shell.') : null
  return { kind: 'document', status, html, isCacheable, problems, pageOf }
}

function heardFailures(hear: () => unknown[], matched: readonly RouteNode[]): unknown[] {
  const failures = hear()
  const pages = matched.map(({ id }) => id).join(', ')
  return failures.length > 0 ? failures : [new Error(`A component of ${pages} could not be rendered on the server.`)]
}

async function arrives(
  engine: Engine,
  matched: readonly RouteNode[],
  request: RenderRequest,
  problems: unknown[],
): Promise<boolean> {
  try {
    await engine.load(matched, request.locale, request.codeDeadlineMilliseconds)
    return true
  } catch (error) {
    problems.push(error)
    return false
  }
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
