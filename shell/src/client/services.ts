import type { InsightEvent } from '@sild/contract/insight'
import type { RouteNode } from '@sild/registry/meta'
import type { Catalog, Portal } from '@sild/shell-api'
import { createCatalog, notifyAtom, regionAtom } from '@sild/shell-api'
import { isImpersonating } from '@sild/shell-api/impersonation-mark'
import { createStore } from 'jotai'
import { storedRegion } from '../chrome/region-storage.ts'
import { supposedRegion } from '../chrome/supposed-region.ts'
import type { DocumentData } from '../document/snapshot.ts'
import { createLiveStream } from '../live/live-stream.ts'
import { remote as shell } from '../remote.tsx'
import type { Admission } from '../remotes/integrity.ts'
import { createAdmission } from '../remotes/integrity.ts'
import type { PageLoader } from '../remotes/page-loader.ts'
import { createPageLoader } from '../remotes/page-loader.ts'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { routesById } from '../routing/match.ts'
import { createAccessNotice } from '../access/access-notice.ts'
import type { SessionClient } from '../session/session.ts'
import { createSession } from '../session/session.ts'
import type { ReportQueue } from '../telemetry/report.ts'
import { createWaitingQueue, type WaitingQueue } from '../telemetry/waiting-queue.ts'

/** Services with the lifetime of the document, created once from its data. */
export interface Services {
  store: ReturnType<typeof createStore>
  admission: Admission
  pages: PageLoader
  routes: ReadonlyMap<string, RouteNode>
  session: SessionClient
  portal: Portal
  catalog: Catalog
  reports: ReportQueue
  /** Analytics events. */
  events: WaitingQueue<InsightEvent>
  /** Apps that load no more files. */
  switchedOff: Set<string>
}

export async function createServices({ flags, locale, rendered, snapshot }: DocumentData): Promise<Services> {
  const store = createStore()
  store.set(regionAtom, storedRegion() ?? supposedRegion(locale, navigator.languages))
  const catalog = createCatalog(locale)
  const admission = createAdmission(snapshot)
  const onEnded = () =>
    store.set(notifyAtom, { tone: 'information', text: catalog.intl.formatMessage({ id: 'shell.session-ended' }) })
  const isImpersonation = isImpersonating()
  const ownStore = isImpersonation ? createStore() : store
  const own = createSession({ store: ownStore, locale, onEnded })
  const session = isImpersonation
    ? (await import(/* webpackChunkName: "viewing" */ './start-impersonation.tsx')).startImpersonation({
        catalog,
        locale,
        own,
        ownStore,
        store,
      })
    : own
  const events = createWaitingQueue<InsightEvent>(50)
  const portal: Portal = {
    api: session.api,
    locale,
    intl: catalog.intl,
    session: session.actions,
    live: createLiveStream({ store, session }),
    navigation: snapshot.navigation,
    flags: rendered?.flags ?? flags ?? [],
    explainMissing: createAccessNotice(store, catalog.intl),
    track: (name, properties) => events.add({ name, properties, at: Date.now() } as InsightEvent), // Typed by the name.
  }
  catalog.add((await shell.loadMessages(locale)).default)
  const reports: ReportQueue = createWaitingQueue(Infinity)
  const switchedOff = new Set(Object.keys(snapshot.remotes).filter((name) => snapshot.remotes[name]?.isSwitchedOff))
  const loadRemote = createRemoteLoader({ snapshot, admission, reports })
  return {
    store,
    admission,
    reports,
    events,
    switchedOff,
    pages: createPageLoader({ snapshot, locale, catalog, admission, loadRemote, reports, switchedOff }),
    routes: routesById(snapshot),
    session,
    portal,
    catalog,
  }
}
