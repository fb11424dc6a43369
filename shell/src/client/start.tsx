import { localizedPath, splitLocale } from '@sild/paths'
import type { RouteNode } from '@sild/registry/meta'
import type { PageModule, Portal } from '@sild/shell-api'
import { apiContext, createCatalog, localeContext, notifyAtom, sessionAtom } from '@sild/shell-api'
import { createStore } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createTracker } from '../analytics/tracker.ts'
import { PortalProviders } from '../document/PortalProviders.tsx'
import { createLiveStream } from '../live/live-stream.ts'
import { remote as shell } from '../remote.tsx'
import { within } from '../remotes/deadline.ts'
import { freeze } from '../remotes/frozen.tsx'
import { createIntegrityGate } from '../remotes/integrity.ts'
import { createPageLoader } from '../remotes/page-loader.ts'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { setReloadTarget } from '../remotes/reload.ts'
import { assertMayOpen } from '../routing/access.ts'
import { remoteOf, routesById } from '../routing/match.ts'
import { buildTree, runPageLoader } from '../routing/tree.tsx'
import { createSession } from '../session/session.ts'
import { createGateNotice } from '../session/gate-notice.ts'
import { readDocumentData } from './document-data.ts'

/** How long a server-rendered page waits for its code before the rest of the portal comes alive without it. */
const freezeAfterMilliseconds = 1500
const versionsAfterMilliseconds = 7000

export async function start(): Promise<void> {
  const { locale, snapshot, rendered, styles, versions } = readDocumentData()
  globalThis.sildIntegrity = { ...styles }
  const basename = localizedPath('/', locale)
  const store = createStore()
  const catalog = createCatalog(locale)
  const gate = createIntegrityGate(snapshot)
  const pages = createPageLoader({ snapshot, locale, catalog, gate, loadRemote: createRemoteLoader(snapshot, gate) })
  const routes = routesById(snapshot)
  const onEnded = () =>
    store.set(notifyAtom, { tone: 'information', text: catalog.intl.formatMessage({ id: 'shell.session-ended' }) })
  const session = createSession({ store, locale, onEnded })

  const portal: Portal = {
    api: session.api,
    locale,
    intl: catalog.intl,
    session: session.actions,
    live: createLiveStream({ store, session }),
    navigation: snapshot.navigation,
    explainGate: createGateNotice(store, catalog.intl),
    track: createTracker(store),
  }

  const pageLoader = (node: RouteNode) => async (request: LoaderFunctionArgs) => {
    if (node.access !== 'public') {
      const { pathname, search } = new URL(request.request.url)
      await session.settled
      assertMayOpen(node.access, store.get(sessionAtom), splitLocale(pathname).path + search)
    }
    return runPageLoader(await pages.load(node, inDocument.has(node.id)), request)
  }
  const lazyRoute = (node: RouteNode): Pick<RouteObject, 'lazy' | 'loader'> => ({
    loader: pageLoader(node),
    lazy: async () => {
      const { Component, shouldRevalidate } = await pages.load(node, inDocument.has(node.id))
      return { Component, shouldRevalidate }
    },
  })
  const matched = (matchRoutes(buildTree({ snapshot, pageRoute: lazyRoute }), location, basename) ?? []).flatMap(
    ({ route }) => routes.get(route.id ?? '') ?? [],
  )
  const inDocument = new Set(matched.map(({ id }) => id))

  catalog.add((await shell.loadMessages(locale)).default)
  const ready = new Map<string, PageModule>()
  let frozen: ReturnType<typeof freeze> | null = null
  if (rendered) {
    const first = Promise.all(matched.map(async (node) => ready.set(node.id, await pages.load(node, true))))
    try {
      await within(first, freezeAfterMilliseconds)
    } catch {
      frozen = freeze(matched, (node) => pages.load(node, false), first, store)
    }
  }

  const pageRoute = (
    node: RouteNode,
  ): ReturnType<typeof lazyRoute> | Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'> => {
    if (!rendered || !inDocument.has(node.id)) return lazyRoute(node)
    const page = ready.get(node.id)
    if (frozen || !page) return { loader: pageLoader(node), Component: frozen?.componentOf(node) }
    return { loader: pageLoader(node), Component: page.Component, shouldRevalidate: page.shouldRevalidate }
  }
  const router = createBrowserRouter(buildTree({ snapshot, pageRoute }), {
    basename,
    hydrationData: rendered ?? undefined,
    getContext: () =>
      new RouterContextProvider(
        new Map<never, never>([[apiContext, session.api] as never, [localeContext, locale] as never]),
      ),
  })
  router.subscribe(({ navigation }) =>
    setReloadTarget(navigation.location ? navigation.location.pathname + navigation.location.search : null),
  )

  const isProtected = () =>
    router.state.matches.some(({ route }) => (routes.get(route.id)?.access ?? 'public') !== 'public')
  let known = store.get(sessionAtom)
  store.sub(sessionAtom, () => {
    // Who signed out, or was verified, must not stay with what he saw before.
    if (known.kind !== 'pending' && isProtected()) void router.revalidate()
    known = store.get(sessionAtom)
  })

  hydrateRoot(
    document.getElementById('root') as HTMLElement, // It is in every document.
    <PortalProviders portal={portal} store={store} routes={routes} pages={pages.loaded} versions={versions}>
      <RouterProvider router={router} />
    </PortalProviders>,
  )

  // The document lists what its pages need to come alive; what they load later is in the lists of their releases.
  for (const name of new Set(['shell', ...matched.map(({ id }) => remoteOf(id))]))
    gate.admit(name).catch(() => undefined)
  void session.start()
  setTimeout(
    () => console.info(`Sild backend ${versions.backend}, frontend ${versions.frontend}`),
    versionsAfterMilliseconds,
  )
}
