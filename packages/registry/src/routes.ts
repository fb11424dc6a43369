import type { RouteNode } from './meta.ts'

/** Each route with those inside it. */
export const allRoutes = (routes: readonly RouteNode[]): RouteNode[] =>
  routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])])

/**
 * Route ids of an app by address. The names of parameters in an address do not count. Layout routes have no address of
 * their own.
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
