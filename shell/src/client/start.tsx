import { localizedPath } from '@sild/paths'
import { sessionAtom } from '@sild/shell-api'
import { hydrateRoot } from 'react-dom/client'
import type { ErrorInfo } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { noContacts } from '../chrome/site-contacts.ts'
import { PortalProviders } from '../frame/PortalProviders.tsx'
import { setReloadTarget } from '../remotes/reload.ts'
import { remoteOf } from '../routing/match.ts'
import { pageContext } from '../routing/page-context.ts'
import { buildTree } from '../frame/tree.tsx'
import { readDocumentData } from './document-data.ts'
import { createPageRoutes, pagesOfDocument } from './page-routes.ts'
import { renderAgain } from './render-again.ts'
import type { Services } from './services.ts'
import { createServices } from './services.ts'

const followAfterMs = 3000

type Router = ReturnType<typeof createBrowserRouter>

/** Brings the server's document to life. */
export async function start(): Promise<void> {
  const data = await readDocumentData()
  const { locale, snapshot, rendered, versions } = data
  const services = await createServices(data)
  const { portal, store, routes, pages, session, admission, reports, switchedOff } = services
  const shown = pagesOfDocument(data, services)
  const pageRoute = await createPageRoutes(data, services, shown)

  const router = createBrowserRouter(buildTree({ snapshot, pageRoute }), {
    basename: localizedPath('/', locale),
    hydrationData: rendered ?? undefined,
    getContext: () => pageContext(portal.api, locale),
  })
  router.subscribe(({ navigation }) =>
    setReloadTarget(navigation.location ? navigation.location.pathname + navigation.location.search : null),
  )
  followSession(router, services)

  const shownApp = () => remoteOf(router.state.matches.at(-1)?.route.id ?? 'shell.')
  // Recovered: the server failed to render the page, or rendered another one. It is complete now, but its release has a
  // fault.
  const reportThrown =
    (isRecovered: boolean) =>
    (error: unknown, { componentStack }: ErrorInfo): void => {
      // oxlint-disable-next-line eslint/no-console -- React itself would log it.
      console.error(error)
      reports.add({ kind: 'render', error, componentStack, isRecovered })
    }
  // Errors of a page's data. Errors of components come with `errorInfo`, and React has already reported them.
  const reportLost = (error: unknown, { errorInfo }: { errorInfo?: ErrorInfo }): void => {
    if (!errorInfo) reports.add({ kind: 'render', error })
  }
  const [onCaughtError, onRecoverableError] = [reportThrown(false), reportThrown(true)]
  const root = document.getElementById('root') as HTMLElement // Part of every document.
  const page = (
    <PortalProviders
      portal={portal}
      store={store}
      routes={routes}
      pages={pages.loaded}
      versions={versions}
      contacts={rendered?.contacts ?? data.contacts ?? noContacts}
    >
      <RouterProvider router={router} onError={reportLost} />
    </PortalProviders>
  )
  const listeners = { onCaughtError, onUncaughtError: onCaughtError, onRecoverableError }
  // The loaders wait for the session, which is started below.
  const renderedAgain = data.isLost ? renderAgain(root, page, router, listeners) : null
  if (!renderedAgain) hydrateRoot(root, page, listeners)

  // The document lists the files for hydration; files that pages load later are listed by their releases.
  for (const name of new Set(['shell', ...shown.map(({ id }) => remoteOf(id))]))
    if (!switchedOff.has(name)) admission.admit(name).catch(() => undefined)
  const follow = async () => {
    const { followRelease } = await import(/* webpackChunkName: "follow-release" */ './follow-release.tsx')
    followRelease(data, services, { router, shownApp })
  }
  // The banners of a preview and of an outdated page load at once; other features wait for the page.
  const isSaidAtOnce = data.preview || document.documentElement.dataset['keptAt']
  setTimeout(() => void follow().catch(() => undefined), isSaidAtOnce ? 0 : followAfterMs)
  void session.start()
  void session.settled.then(() => (document.documentElement.dataset['known'] = ''))
  await renderedAgain
}

/** Pages that a user saw before signing out, or before their address was confirmed, must reload. */
function followSession(router: Router, { store, routes }: Services): void {
  const isProtected = () =>
    router.state.matches.some(({ route }) => (routes.get(route.id)?.access ?? 'public') !== 'public')
  let known = store.get(sessionAtom)
  store.sub(sessionAtom, () => {
    if (known.kind !== 'pending' && isProtected()) void router.revalidate()
    known = store.get(sessionAtom)
  })
}
