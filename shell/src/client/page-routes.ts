import { localizedPath, splitLocale } from '@sild/paths'
import type { RouteNode } from '@sild/registry/meta'
import type { PageModule } from '@sild/shell-api'
import { sessionAtom } from '@sild/shell-api'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { matchRoutes } from 'react-router'
import type { DocumentData } from '../document/snapshot.ts'
import { within } from '../remotes/deadline.ts'
import type { FrozenPages } from '../remotes/frozen.tsx'
import { freeze } from '../remotes/frozen.tsx'
import { assertMayOpen } from '../routing/access.ts'
import { remoteOf } from '../routing/match.ts'
import type { PageRoute } from '../frame/tree.tsx'
import { buildTree, runPageLoader } from '../frame/tree.tsx'
import type { Services } from './services.ts'

/** Time limit for the code of a server-rendered page; then the rest of the portal is hydrated without it. */
const freezeAfterMs = 1500

/** The pages of this document; all their files are in it. */
export function pagesOfDocument({ locale, snapshot }: DocumentData, { routes }: Services): readonly RouteNode[] {
  const tree = buildTree({ snapshot, pageRoute: () => ({}) })
  const matches = matchRoutes(tree, location, localizedPath('/', locale)) ?? []
  return matches.flatMap(({ route }) => routes.get(route.id ?? '') ?? [])
}

/** Converts a page to a route of the browser: with its code if the server has rendered it, else lazily. */
export async function createPageRoutes(
  data: DocumentData,
  services: Services,
  shown: readonly RouteNode[],
): Promise<(node: RouteNode) => PageRoute> {
  const { pages, session, store, switchedOff } = services
  const inDocument = new Set(shown.map(({ id }) => id))

  const loader = (node: RouteNode) => async (request: LoaderFunctionArgs) => {
    if (node.access !== 'public') {
      const { pathname, search } = new URL(request.request.url)
      await session.settled
      assertMayOpen(node.access, store.get(sessionAtom), splitLocale(pathname).path + search)
    }
    return runPageLoader(await pages.load(node, inDocument.has(node.id)), request)
  }
  const isOff = (node: RouteNode): boolean => switchedOff.has(remoteOf(node.id))
  /**
   * The loader reports that a page is switched off, so it must run then, even if the page's `shouldRevalidate` says no.
   */
  const codeOf = (node: RouteNode, { Component, shouldRevalidate }: PageModule) => ({
    Component,
    shouldRevalidate: (change: ShouldRevalidateFunctionArgs): boolean =>
      isOff(node) || (shouldRevalidate?.(change) ?? change.defaultShouldRevalidate),
  })
  const lazy = (node: RouteNode) => async () => codeOf(node, await pages.load(node, inDocument.has(node.id)))
  const waitedFor = shown.filter((node) => !isOff(node))
  const { ready, frozen } = data.rendered ? await waitForPages(services, waitedFor) : nothingRendered
  return (node) => {
    const page = ready.get(node.id)
    if (page) return { loader: loader(node), ...codeOf(node, page) }
    // The document shows that the page is switched off, so there is no code to load.
    if (data.rendered && isOff(node) && inDocument.has(node.id)) return { loader: loader(node) }
    if (frozen && inDocument.has(node.id)) return { loader: loader(node), Component: frozen.componentOf(node) }
    return { loader: loader(node), lazy: lazy(node) }
  }
}

interface Waited {
  ready: ReadonlyMap<string, PageModule>
  frozen: FrozenPages | null
}
const nothingRendered: Waited = { ready: new Map(), frozen: null }

async function waitForPages({ pages, store }: Services, shown: readonly RouteNode[]): Promise<Waited> {
  const ready = new Map<string, PageModule>()
  const arrival = Promise.all(shown.map(async (node) => ready.set(node.id, await pages.load(node, true))))
  try {
    await within(arrival, freezeAfterMs)
    return { ready, frozen: null }
  } catch {
    return { ready: new Map(), frozen: freeze(shown, (node) => pages.load(node, false), arrival, store) }
  }
}
