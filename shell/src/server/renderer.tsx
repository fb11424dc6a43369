import type { Locale } from '@sild/contract/enums'
import { locales } from '@sild/contract/enums'
import { localizedPath, splitLocale } from '@sild/paths'
import type { RouteNode } from '@sild/registry/meta'
import type { Rendered, Renderer, RendererInput, RenderRequest } from '@sild/registry/renderer'
import type { RemoteModule } from '@sild/shell-api'
import { apiContext, localeContext } from '@sild/shell-api'
import type { RouteObject, StaticHandler, StaticHandlerContext } from 'react-router'
import { createStaticHandler, matchRoutes, RouterContextProvider } from 'react-router'
import { documentHtml } from '../document/html.ts'
import type { PageHead } from '../navigation/page-head.ts'
import { failureHead, pageHead, waitingHead } from '../navigation/page-head.ts'
import { failureOf, statusOfFailure } from '../pages/failure.ts'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { remoteOf, routesById } from '../routing/match.ts'
import { buildTree, runPageLoader } from '../routing/tree.tsx'
import { createCatalogs } from './catalogs.ts'
import { createPageCache } from './page-modules.ts'
import { documentFiles } from './document-files.ts'
import { renderBody } from './render-body.tsx'
import { serialiseErrors } from './serialise-errors.ts'

type Handlers = Record<'page' | 'skeleton', StaticHandler>

/** Renders documents with one set of releases. */
export function createRenderer({
  snapshot,
  releases,
  importRemote: importExposed,
  versions,
  origin,
}: RendererInput): Renderer {
  const importRemote = async (name: string) => ((await importExposed(name)) as { remote: RemoteModule }).remote // The build has seen that it exposes one.
  const routes = routesById(snapshot)
  const modules = createPageCache(snapshot, importRemote)
  const catalogs = createCatalogs(importRemote)

  const skeletonRoute = (): Pick<RouteObject, 'Component'> => ({ Component: PageSkeleton })
  const serverRoute = (node: RouteNode): Pick<RouteObject, 'Component' | 'lazy' | 'loader'> => {
    if (node.access !== 'public') return skeletonRoute()
    return {
      lazy: async () => ({ Component: (await modules.load(node)).Component }),
      loader: async (request) => runPageLoader(await modules.load(node), request),
    }
  }
  const trees = {
    page: buildTree({ snapshot, pageRoute: serverRoute }),
    skeleton: buildTree({ snapshot, pageRoute: skeletonRoute }),
  }
  const handlers = Object.fromEntries(
    locales.map((locale) => {
      const basename = localizedPath('/', locale)
      return [
        locale,
        {
          page: createStaticHandler(trees.page, { basename }),
          skeleton: createStaticHandler(trees.skeleton, { basename }),
        },
      ]
    }),
  ) as Record<Locale, Handlers>

  const matchedNodes = (url: URL, locale: Locale): RouteNode[] =>
    (matchRoutes(trees.skeleton, url, localizedPath('/', locale)) ?? []).flatMap(
      ({ route }) => routes.get(route.id ?? '') ?? [],
    )

  const headOf = (context: StaticHandlerContext, locale: Locale): PageHead => {
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

  const render = async (request: RenderRequest): Promise<Rendered> => {
    const { locale, nonce } = request
    const url = new URL(request.url, origin)
    const matched = matchedNodes(url, locale)
    const isPublic = matched.every(({ access }) => access === 'public')
    const problems: unknown[] = []

    const arrivesInTime = async (): Promise<boolean> => {
      try {
        const code = [
          ...matched.map((node) => modules.load(node)),
          catalogs.add(locale, ['shell', ...matched.map(({ id }) => remoteOf(id))]),
        ]
        await within(Promise.all(code), request.codeDeadlineMilliseconds)
        return true
      } catch (error) {
        problems.push(error)
        return false
      }
    }
    const isRendered = isPublic && (await arrivesInTime())
    if (!isRendered) await catalogs.add(locale, ['shell'])

    const requestContext = new RouterContextProvider(
      new Map<never, never>([[apiContext, request.api] as never, [localeContext, locale] as never]),
    )
    const handler = handlers[locale][isRendered ? 'page' : 'skeleton']
    const context = await handler.query(new Request(url, { signal: request.signal }), { requestContext })
    if (context instanceof Response)
      return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' }

    const errors = Object.values(context.errors ?? {})
    const [error] = errors
    problems.push(...errors.filter((thrown) => statusOfFailure(failureOf(thrown)) >= 500))
    const { scripts, styles } = documentFiles(releases, matched, locale)
    const body = renderBody({
      context,
      dataRoutes: handler.dataRoutes,
      locale,
      snapshot,
      routes,
      pages: modules.loaded,
      intl: catalogs.intl(locale),
      api: request.api,
      versions,
    })
    if (body.hasFailed)
      problems.push(
        new Error(`A component of ${matched.map(({ id }) => id).join(', ')} could not be rendered on the server.`),
      )
    const status = error === undefined ? context.statusCode : statusOfFailure(failureOf(error))
    const isWhole = isRendered || matched.length === 0
    const html = documentHtml({
      locale,
      path: splitLocale(url.pathname).path,
      origin,
      head: headOf(context, locale),
      body: body.html,
      data: {
        locale,
        snapshot,
        rendered: isWhole ? { loaderData: context.loaderData, errors: serialiseErrors(context.errors) } : null,
        styles: Object.fromEntries(styles.map(({ url: address, integrity }) => [address, integrity])),
        versions,
      },
      scripts,
      styles,
      fonts: Object.values(releases).flatMap(({ fonts }) => fonts),
      nonce,
    })
    const isCacheable = status === 200 && problems.length === 0 && matched.every(({ isUncached }) => !isUncached)
    return { kind: 'document', status, html, isCacheable, problems }
  }

  const warm = async (): Promise<void> => {
    await Promise.allSettled(
      [...routes.values()].filter(({ access }) => access === 'public').map((node) => modules.load(node)),
    )
  }
  return { render, warm }
}

function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`The code of the page took longer than ${milliseconds} ms.`)),
    milliseconds,
  )
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
