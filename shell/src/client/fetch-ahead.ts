import { constants } from '@sild/contract/limits'
import { localizedPath } from '@sild/paths'
import type { RouteNode } from '@sild/registry/meta'
import type { RouteObject } from 'react-router'
import { matchRoutes } from 'react-router'
import type { DocumentData } from '../document/snapshot.ts'
import type { Services } from './services.ts'
import { remoteOf } from '../routing/match.ts'
import { scriptsOfPage } from '../remotes/preload-page.ts'

/** Maximum of prefetched pages: most users follow one of the first links that they see. */
const maxPages = 4
const inputs = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Prefetches the scripts of pages behind visible links while the user is idle, so that following a link waits only for
 * its data. Scripts go into the browser cache and are not executed. Returns a function that ends it.
 */
export function fetchAhead(
  { snapshot, locale }: Pick<DocumentData, 'snapshot' | 'locale'>,
  { admission, pages, routes, switchedOff }: Pick<Services, 'admission' | 'pages' | 'routes' | 'switchedOff'>,
  router: { routes: RouteObject[] },
): () => void {
  const { effectiveType = '', saveData = false } = navigator.connection ?? {}
  if (saveData || effectiveType.includes('2g')) return () => undefined
  const fetched = new Set<string>()
  const isWanted = (node: RouteNode): boolean =>
    !pages.loaded.has(node.id) && !fetched.has(node.id) && !switchedOff.has(remoteOf(node.id))

  const pagesInSight = (): Set<RouteNode> => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download],[target],[hreflang])')]
    const matched = links
      .filter((link) => link.origin === location.origin && isInSight(link))
      .flatMap(({ pathname }) => matchRoutes(router.routes, pathname, localizedPath('/', locale)) ?? [])
    return new Set(matched.flatMap(({ route }) => routes.get(route.id ?? '') ?? []).filter(isWanted))
  }
  const fetchScripts = async (node: RouteNode): Promise<void> => {
    fetched.add(node.id)
    const chunks = await admission.admit(remoteOf(node.id))
    for (const { href } of scriptsOfPage(snapshot, chunks, node, locale))
      await fetch(href, { priority: 'low' }).then((response) => response.arrayBuffer())
  }
  const look = (): void => {
    for (const node of [...pagesInSight()].slice(0, maxPages)) fetchScripts(node).catch(() => fetched.delete(node.id))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => (self.requestIdleCallback ?? setTimeout)(look), constants.prefetchIdleMs)
  }
  const ended = new AbortController()
  for (const type of inputs) addEventListener(type, wait, { capture: true, passive: true, signal: ended.signal })
  wait()
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}

function isInSight(link: Element): boolean {
  const { bottom, height, top } = link.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}
