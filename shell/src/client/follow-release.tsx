import { deadPathsAtom } from '@sild/shell-api'
import { isImpersonating } from '@sild/shell-api/impersonation-mark'
import type { createBrowserRouter, RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'
import type { DocumentData, DocumentSnapshot } from '../document/snapshot.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { followLinksAsDocuments } from '../remotes/links-as-documents.ts'
import { describeReleases } from '../release/describe-releases.ts'
import { followRecalls } from '../release/follow-recalls.ts'
import { previewBannerAtom } from '../release/preview-banner-atom.ts'
import { PreviewBanner } from '../release/PreviewBanner.tsx'
import { previewDetails } from '../release/preview/preview-details.ts'
import { remoteOf } from '../routing/match.ts'
import { followConsent } from '../insight/follow-consent.ts'
import type { ReportQueue } from '../telemetry/report.ts'
import { documentOf, sendReports } from '../telemetry/send-reports.ts'
import { createWaitingQueue } from '../telemetry/waiting-queue.ts'
import type { Services } from './services.ts'
import { isInstalled } from '../installed/is-installed.ts'
import { startInstalled } from './start-installed.ts'

/** Maximum of errors that wait until the user's consent is known. */
const maxFaults = 20

type DataRouter = ReturnType<typeof createBrowserRouter>

/** Work for releases and the installed app that can wait until the page is hydrated. */
export function followRelease(
  data: DocumentData,
  services: Services,
  { router, shownApp }: { router: Pick<DataRouter, 'revalidate' | 'routes' | 'subscribe'>; shownApp: () => string },
): void {
  const { insight = {}, locale, snapshot, preview } = data
  const { events, reports, session, store, switchedOff } = services
  const endFetching = preview ? undefined : fetchAhead(data, services, router)
  // Data that fails to load here is loaded by the page that needs it.
  const isImpersonation = isImpersonating()
  if (isInstalled() && !isImpersonation) void startInstalled(services).catch(() => undefined)
  const follow = (): Promise<void> => followApp(services, router)
  // A reader who loses the connection before the code has come gets it when the connection is back.
  // An impersonation stores nothing of the member in this browser.
  if (!preview && !isImpersonation)
    void follow().catch(() => addEventListener('online', () => void follow().catch(() => undefined), { once: true }))
  if (preview) {
    const Details = previewDetails(services.catalog, locale)
    store.set(previewBannerAtom, <PreviewBanner preview={preview} snapshot={snapshot} Details={Details} />)
  }
  const faults: ReportQueue = createWaitingQueue(maxFaults)
  sendReports({ faults, snapshot, reports, shownApp })
  const document = documentOf(snapshot)
  // Previews and impersonations are not usage, so analytics must not receive them.
  const allowed = preview || isImpersonation ? {} : insight
  followConsent({
    document,
    events,
    faults,
    insight: allowed,
    api: session.api,
    isInstalled: isInstalled(),
    locale,
    store,
  })
  if (preview || process.env.NODE_ENV === 'development') void describeReleases(snapshot).catch(() => undefined)
  let isRecalled = false
  const onRecall = () => {
    if (isRecalled) return
    isRecalled = true
    // From now on links load new documents, with other releases.
    endFetching?.()
    followLinksAsDocuments()
  }
  let offBefore: ReadonlySet<string> = new Set(switchedOff)
  const onSwitch = () => {
    const app = shownApp()
    store.set(deadPathsAtom, deadPaths(snapshot, router.routes, switchedOff))
    if (offBefore.has(app) !== switchedOff.has(app)) void router.revalidate()
    offBefore = new Set(switchedOff)
  }
  followRecalls({ snapshot, switchedOff, onRecall, onSwitch })
}

/** The other features of an installed app wait until the browser has loaded the page and is idle. */
async function followApp(services: Services, router: Pick<DataRouter, 'revalidate' | 'subscribe'>): Promise<void> {
  await loadedAndIdle()
  const { followInstalled } = await import(
    /* webpackChunkName: "follow-installed" */ '../installed/follow-installed.tsx'
  )
  let shown = location.href
  await followInstalled(services, {
    keepsPages: process.env.NODE_ENV !== 'development',
    revalidate: () => void router.revalidate(),
    onArrival: (arrived) =>
      router.subscribe(({ navigation }) => {
        if (navigation.state !== 'idle' || location.href === shown) return
        shown = location.href
        arrived()
      }),
  })
}

const loadedAndIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => (self.requestIdleCallback ?? setTimeout)(() => resolve())
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })

/** Menu paths of apps that are switched off. */
const deadPaths = (
  { navigation }: DocumentSnapshot,
  routes: RouteObject[],
  switchedOff: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    navigation
      .map(({ path }) => path)
      .filter((path) => switchedOff.has(remoteOf(matchRoutes(routes, path)?.at(-1)?.route.id ?? 'shell.'))),
  )
