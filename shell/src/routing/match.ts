import type { RouteNode } from '@sild/registry/meta'
import type { ChosenReleases } from '@sild/registry/renderer'
import { isKnownAccess, type RemoteRoute } from '@sild/shell-api'

/** `mf-search.results` → `mf-search`. */
export const remoteOf = (routeId: string): string => routeId.slice(0, routeId.indexOf('.'))
/** `mf-search.results` → `results`, the name in analytics. */
export const routeNameOf = (routeId: string): string => routeId.slice(routeId.indexOf('.') + 1)

const descendants = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => (isKnownAccess(node.access) ? [node, ...descendants(node.children ?? [])] : []))

/** Every route of every remote by id, except routes with an access level unknown to this shell, and their children. */
export function routesById(snapshot: ChosenReleases): ReadonlyMap<string, RouteNode> {
  const nodes = Object.values(snapshot.remotes).flatMap(({ routes }) => descendants(routes))
  return new Map(nodes.map((node) => [node.id, node]))
}

/** The code of a route in the exposed module of a remote. */
export function findRoute(routes: readonly RemoteRoute[], id: string): RemoteRoute | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : findRoute(route.children ?? [], id)
    if (found) return found
  }
  return undefined
}
