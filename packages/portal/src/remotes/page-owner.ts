import type { PublishedRelease, RouteNode } from '@sild/registry'

/** The app that owns the page of an address, by the rules of the portal's router; null where no app does. */
export async function pageOwner(
  path: string,
  { releases, switchedOff }: Readonly<Record<'releases' | 'switchedOff', ReadonlyMap<string, PublishedRelease>>>,
): Promise<string | null> {
  // Only asked by people who look for a reason.
  const { matchRoutes } = await import('react-router')
  const owned = [...releases, ...switchedOff].flatMap(([app, { meta }]) =>
    meta.routes.map((route) => ({ ...plain(route), handle: app })),
  )
  const [first] = matchRoutes(owned, path) ?? []
  return first?.route.handle ?? null
}

type PlainRoute = { id: string; path?: string; handle?: string } & ({ index: true } | { children: PlainRoute[] })
const plain = ({ children = [], id, index, path }: RouteNode): PlainRoute =>
  index ? { id, path, index } : { id, path, children: children.map(plain) }
