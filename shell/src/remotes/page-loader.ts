import type { Locale } from '@sild/contract/enums'
import type { RouteNode } from '@sild/registry/meta'
import type { Catalog, PageModule } from '@sild/shell-api'
import type { ChosenReleases } from '@sild/registry/renderer'
import { RemoteUnavailableError } from '../routing/errors.ts'
import { findRoute, remoteOf } from '../routing/match.ts'
import { deadlineMs, within } from './deadline.ts'
import type { Admission } from './integrity.ts'
import { preloadPage } from './preload-page.ts'
import type { RemoteLoader } from './remote-loader.ts'
import { reloadAtMostOnceAMinute } from './reload.ts'
import type { ReportQueue } from '../telemetry/report.ts'

export interface PageLoader {
  /** The code of a page with its messages. `isInDocument`: its files are in the document, hashes and all. */
  load: (node: RouteNode, isInDocument?: boolean) => Promise<PageModule>
  loaded: ReadonlyMap<string, PageModule>
}
interface PageLoaderInput {
  snapshot: ChosenReleases
  locale: Locale
  catalog: Catalog
  admission: Admission
  loadRemote: RemoteLoader
  reports: Pick<ReportQueue, 'add'>
  switchedOff: ReadonlySet<string>
}

export function createPageLoader(input: PageLoaderInput): PageLoader {
  const { snapshot, locale, catalog, admission, loadRemote, reports, switchedOff } = input
  const loaded = new Map<string, PageModule>()

  const admit = async (node: RouteNode): Promise<void> => {
    const name = remoteOf(node.id)
    try {
      preloadPage(snapshot, await within(admission.admit(name), deadlineMs), node, locale)
    } catch (cause) {
      throw new RemoteUnavailableError(name, 'list', cause)
    }
  }
  const loadOnce = async (node: RouteNode, isInDocument: boolean): Promise<PageModule> => {
    const name = remoteOf(node.id)
    if (!isInDocument) await admit(node)
    const remote = await loadRemote(name)
    const route = findRoute(remote.routes, node.id)
    if (!route)
      throw new RemoteUnavailableError(name, 'route', new Error(`It has no route ${node.id}, though it says so.`))
    try {
      const [page, ...messages] = await within(
        Promise.all([route.page(), remote.loadMessages(locale), route.loadMessages?.(locale)]),
        deadlineMs,
      )
      for (const texts of messages) if (texts) catalog.add(texts.default)
      loaded.set(node.id, page)
      return page
    } catch (cause) {
      // The remote loaded, but a part of it did not: the tab may be older than the oldest files on the server.
      if (!isInDocument && (await reloadAtMostOnceAMinute())) return await new Promise<never>(() => {})
      throw new RemoteUnavailableError(name, 'page', cause)
    }
  }
  const load = async (node: RouteNode, isInDocument = false): Promise<PageModule> => {
    const remote = remoteOf(node.id)
    if (switchedOff.has(remote)) throw new RemoteUnavailableError(remote, 'switched-off', null)
    const known = loaded.get(node.id)
    if (known) return known
    const release = snapshot.remotes[remote]?.id ?? ''
    const startedAt = performance.now()
    try {
      const page = await loadOnce(node, isInDocument)
      reports.add({ remote, release, kind: 'load', ok: true, ms: Math.round(performance.now() - startedAt) })
      return page
    } catch (error) {
      // A failed entry is reported by the loader of entries.
      if (error instanceof RemoteUnavailableError && error.phase !== 'entry')
        reports.add({ remote, release, kind: 'load', ok: false, phase: error.phase, error: error.cause })
      throw error
    }
  }
  return { load, loaded }
}
