import type { Locale } from '@sild/contract/enums'
import { locales } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'
import type { RouteNode } from '@sild/registry/meta'
import type { RendererInput } from '@sild/registry/renderer'
import type { RemoteModule } from '@sild/shell-api'
import type { StaticHandler } from 'react-router'
import { createStaticHandler } from 'react-router'
import { scriptJson } from '../document/escape.ts'
import type { DocumentSnapshot } from '../document/snapshot.ts'
import { snapshotIn } from '../document/snapshot.ts'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { within } from '../remotes/deadline.ts'
import { RemoteUnavailableError } from '../routing/errors.ts'
import { remoteOf, routesById } from '../routing/match.ts'
import type { PageRoute } from '../frame/tree.tsx'
import { buildTree, runPageLoader } from '../frame/tree.tsx'
import type { Catalogs } from './catalogs.ts'
import { createCatalogs } from './catalogs.ts'
import { type AskContacts, createContacts } from './contacts.ts'
import { type AskFlags, createFlags } from './flags.ts'
import { cookieQuestion } from './cookie-question.tsx'
import { type MatchAddress, matchAddresses } from './match-addresses.ts'
import type { PageModules } from './page-modules.ts'
import { createPageCache } from './page-modules.ts'
import type { RememberedElements } from './remembered-elements.ts'
import { rememberElements } from './remembered-elements.ts'

/** Data that all documents of a set of releases share. */
export interface Engine extends RendererInput {
  /** Snapshots for the documents of each language. */
  snapshots: Readonly<Record<Locale, { navigation: DocumentSnapshot['navigation']; json: string }>>
  routes: ReadonlyMap<string, RouteNode>
  match: MatchAddress
  modules: PageModules
  catalogs: Catalogs
  /** `page` renders public pages and shows switched-off ones as such, `skeleton` leaves every page to the browser. */
  handlers: Readonly<Record<Locale, Readonly<Record<'page' | 'skeleton', StaticHandler>>>>
  elements: Readonly<Record<Locale, RememberedElements>>
  contacts: AskContacts
  flags: AskFlags
  /** The question about cookies, as HTML. */
  cookieQuestions: Readonly<Record<Locale, string>>
  /** Code and texts of these pages. Rejects when they are not there in time. */
  load: (nodes: readonly RouteNode[], locale: Locale, milliseconds: number) => Promise<void>
}

export function createEngine(input: RendererInput): Engine {
  const { snapshot } = input
  const importRemote = async (name: string) => ((await input.importRemote(name)) as { remote: RemoteModule }).remote // The build has seen that it exposes one.
  const routes = routesById(snapshot)
  const modules = createPageCache(snapshot, importRemote)
  const catalogs = createCatalogs(importRemote)

  const skeletonRoute = (): PageRoute => ({ Component: PageSkeleton })
  const serverRoute = (node: RouteNode): PageRoute => {
    const remote = remoteOf(node.id)
    if (snapshot.remotes[remote]?.isSwitchedOff) return switchedOffRoute(remote)
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
  const handlersOf = (locale: Locale) => {
    const basename = localizedPath('/', locale)
    return {
      page: createStaticHandler(trees.page, { basename }),
      skeleton: createStaticHandler(trees.skeleton, { basename }),
    }
  }
  const handlers = ofLocales(handlersOf)
  return {
    ...input,
    snapshots: ofLocales((locale) => {
      const localised = snapshotIn(locale, snapshot)
      return { navigation: localised.navigation, json: scriptJson(localised) }
    }),
    routes,
    match: matchAddresses({ handlers, routes }),
    modules,
    catalogs,
    handlers,
    elements: ofLocales(() => rememberElements()),
    contacts: createContacts(),
    flags: createFlags(),
    cookieQuestions: ofLocales((locale) => cookieQuestion(locale, snapshotIn(locale, snapshot).navigation)),
    load: async (nodes, locale, milliseconds) => {
      const ids = nodes.map(({ id }) => id)
      const texts = catalogs.add(locale, ['shell', ...ids.map(remoteOf)], ids)
      await within(Promise.all([texts, ...nodes.map((node) => modules.load(node))]), milliseconds)
    },
  }
}

/** Its loader fails like that of the browser, so that the document contains the message. */
const switchedOffRoute = (remote: string): PageRoute => ({
  loader: () => {
    throw new RemoteUnavailableError(remote, 'switched-off', null)
  },
})

const ofLocales = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value> // Each has one.
