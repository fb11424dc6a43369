import type { RouteNode } from '@sild/registry/meta'
import type { PageModule, RemoteModule, RemoteRoute } from '@sild/shell-api'
import type { ChosenReleases } from '@sild/registry/renderer'
import { findRoute, remoteOf } from '../routing/match.ts'

export interface PageModules {
  load: (node: RouteNode) => Promise<PageModule>
  loaded: ReadonlyMap<string, PageModule>
}

/** Caches the pages of a set of releases. The next request retries a failed load. */
export function createPageCache(
  snapshot: ChosenReleases,
  importRemote: (name: string) => Promise<RemoteModule>,
): PageModules {
  const loaded = new Map<string, PageModule>()
  const pending = new Map<string, Promise<PageModule>>()

  const importPage = async ({ id }: RouteNode): Promise<PageModule> => {
    const name = remoteOf(id)
    const route: RemoteRoute | undefined = findRoute((await importRemote(name)).routes, id)
    if (!route) throw new Error(`${name}@${snapshot.remotes[name]?.id} has no route ${id}, though it says so.`)
    const page = await route.page()
    loaded.set(id, page)
    return page
  }
  const load = (node: RouteNode): Promise<PageModule> => {
    const page = loaded.get(node.id)
    if (page) return Promise.resolve(page)
    const known = pending.get(node.id)
    if (known) return known
    const started = importPage(node).finally(() => pending.delete(node.id))
    pending.set(node.id, started)
    return started
  }
  return { load, loaded }
}
