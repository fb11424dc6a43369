import type { RouteNode } from '@sild/registry/meta'
import type { StaticHandlerContext } from 'react-router'
import type { Engine } from './engine.ts'

const mostKept = 1000

/** Finds the routes of an address, outermost first. All queries of a path have the same, and a router needs long to find them. */
export function matchAddresses({ handlers, routes }: Pick<Engine, 'handlers' | 'routes'>): Engine['match'] {
  const known = new Map<string, readonly RouteNode[]>()
  return async (locale, url) => {
    const kept = known.get(url.pathname)
    if (kept) return kept
    const context = (await handlers[locale].skeleton.query(new Request(url))) as StaticHandlerContext // Nothing in it redirects.
    const matched = context.matches.flatMap(({ route }) => routes.get(route.id) ?? [])
    if (known.size >= mostKept) known.clear()
    known.set(url.pathname, matched)
    return matched
  }
}
