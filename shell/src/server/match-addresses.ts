import type { Locale } from '@sild/contract/enums'
import type { RouteNode } from '@sild/registry/meta'
import type { StaticHandler, StaticHandlerContext } from 'react-router'

const maxCached = 1000

export type MatchAddress = (locale: Locale, url: URL) => Promise<readonly RouteNode[]>
interface Addresses {
  handlers: Readonly<Record<Locale, Readonly<Record<'skeleton', StaticHandler>>>>
  routes: ReadonlyMap<string, RouteNode>
}

/** Finds the routes of an address, outermost first. All queries of a path have the same, and a router needs long to find them. */
export function matchAddresses({ handlers, routes }: Addresses): MatchAddress {
  const known = new Map<string, readonly RouteNode[]>()
  return async (locale, url) => {
    const stored = known.get(url.pathname)
    if (stored) return stored
    const context = (await handlers[locale].skeleton.query(new Request(url))) as StaticHandlerContext // Nothing in it redirects.
    const matched = context.matches.flatMap(({ route }) => routes.get(route.id) ?? [])
    if (known.size >= maxCached) known.clear()
    known.set(url.pathname, matched)
    return matched
  }
}
