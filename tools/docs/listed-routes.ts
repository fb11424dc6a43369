import type { LayoutName, PageAccess, RemoteModule, RemoteRoute } from '@sild/shell-api/remote'
import { apps } from '../conventions/sources.ts'

export interface ListedRoute {
  app: string
  id: string
  /** From the root, without locale. */
  path: string
  access: PageAccess
  layout: LayoutName
  notes: string[]
}

const notesOf = ({ hide = [], isList, isUncached, startsAtOnce }: RemoteRoute): string[] => [
  ...hide.map((part) => `no ${part.replace('-', ' ')}`),
  ...(isList ? ['list'] : []),
  ...(isUncached ? ['not cached'] : []),
  ...(startsAtOnce ? ['starts at once'] : []),
]

/** Parameters with values in the specification; their pages are listed with these values. */
const words: Readonly<Record<string, readonly string[]>> = {
  '/my-publications/:kind': ['my-projects', 'my-services', 'my-experts'].map((kind) => `/my-publications/${kind}`),
  '/webinar/:slug': ['/webinar/how-to-find-b2b-partners', '/webinar/:slug'],
}
const spelledOut = (path: string): string[] => {
  const [start] = Object.keys(words).filter((known) => path.startsWith(known))
  return start ? words[start]!.map((word) => path.replace(start, word)) : [path]
}

function listed(app: string, route: RemoteRoute, above: Pick<ListedRoute, 'path' | 'layout'>): ListedRoute[] {
  const path = [above.path, route.path].filter(Boolean).join('/').replace('//', '/') || '/'
  const layout = route.layout ?? above.layout
  const own = { app, id: route.id, access: route.access, layout, notes: notesOf(route) }
  const addresses = spelledOut(path).map((address) => ({ ...own, path: address }))
  return [...addresses, ...(route.children ?? []).flatMap((child) => listed(app, child, { path, layout }))]
}

/** Every page of the portal, as the `routes.tsx` of the shell and the remotes declare them. */
export async function listedRoutes(): Promise<ListedRoute[]> {
  const lists = await Promise.all(
    apps.map(async (app) => {
      // A convention requires this of every app.
      const { routes } = (await import(`../../${app}/src/routes.tsx`)) as Pick<RemoteModule, 'routes'>
      return routes.flatMap((route) => listed(app, route, { path: '', layout: 'default' }))
    }),
  )
  return lists.flat()
}
