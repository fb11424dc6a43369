import type { RouteNode } from './meta.ts'

/** Each route with those inside it. */
export const allRoutes = (routes: readonly RouteNode[]): RouteNode[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])])

/**
 * What the routes of an app answer to: route id by address, in which the names of parameters do not count. Layout routes answer to
 * nothing themselves.
 */
export function addressesOf(routes: readonly RouteNode[], base = ''): Map<string, string> {
  const addresses = new Map<string, string>()
  for (const { id, path = '', children = [] } of routes) {
    const address = path.startsWith('/') ? path : `${base}/${path}`
    if (children.length === 0) addresses.set(normalised(address), id)
    for (const [inner, innerId] of addressesOf(children, address)) addresses.set(inner, innerId)
  }
  return addresses
}

const normalised = (address: string): string =>
  `/${address
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? ':?' : ':') : part.toLowerCase()))
    .join('/')}`
