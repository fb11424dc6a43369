import type { RouteNode } from '@sild/registry/meta'
import { useMatches } from '@sild/router'
import type { PageModule } from '@sild/shell-api'
import { createContext, use } from 'react'

/** Every page's data by route id. */
export const RoutesContext = createContext<ReadonlyMap<string, RouteNode>>(new Map())
/** The code of the pages that have arrived, by route id. */
export const PagesContext = createContext<ReadonlyMap<string, PageModule>>(new Map())

/** The release's data of the current page; undefined for the not-found page. */
export function useCurrentRoute(): RouteNode | undefined {
  const routes = use(RoutesContext)
  return useMatches()
    .map(({ id }) => routes.get(id))
    .findLast((route) => route !== undefined)
}
