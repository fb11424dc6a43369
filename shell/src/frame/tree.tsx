import type { RouteNode } from '@sild/registry/meta'
import { isKnownAccess, type LayoutName, type PageModule } from '@sild/shell-api'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { data } from 'react-router'
import type { ChosenReleases } from '@sild/registry/renderer'
import { DefaultLayout } from '../layouts/DefaultLayout.tsx'
import { SignInLayout } from '../layouts/SignInLayout.tsx'
import { WebinarLayout } from '../layouts/WebinarLayout.tsx'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { UnknownAccessError } from '../routing/errors.ts'
import { Root } from './Root.tsx'

export type PageRoute = Pick<RouteObject, 'Component' | 'lazy' | 'loader' | 'shouldRevalidate'>

export interface TreeInput {
  snapshot: ChosenReleases
  /** Converts a page of a remote to a route: with its code, lazily, or as a skeleton. */
  pageRoute: (node: RouteNode) => PageRoute
}

const layouts: Record<LayoutName, ComponentType> = {
  default: DefaultLayout,
  'sign-in': SignInLayout,
  webinar: WebinarLayout,
}

function remoteRoute(node: RouteNode, pageRoute: TreeInput['pageRoute']): RouteObject {
  const { id, path, children } = node
  if (!isKnownAccess(node.access)) return closedRoute(node, new UnknownAccessError(id, node.access))
  const common = { id, path, ErrorBoundary: ErrorPage, HydrateFallback: PageSkeleton, ...pageRoute(node) }
  return node.index
    ? { ...common, index: true }
    : { ...common, children: children?.map((child) => remoteRoute(child, pageRoute)) }
}

const failing = (reason: () => unknown) => ({
  ErrorBoundary: ErrorPage,
  loader: () => {
    throw reason()
  },
})

/**
 * Occupies the addresses of a page without opening it: contains neither code nor loader of it or of its child pages.
 */
function closedRoute({ id, path, index, children }: RouteNode, reason: Error): RouteObject {
  const common = { id, path, ...failing(() => reason) }
  return index
    ? { ...common, index: true }
    : { ...common, children: children?.map((child) => closedRoute(child, reason)) }
}

const notFound: RouteObject = { id: 'shell.not-found', path: '*', ...failing(() => data(null, { status: 404 })) }

/** The routes of the router: those of the remotes inside the layouts of the shell. */
export function buildTree({ snapshot, pageRoute }: TreeInput): RouteObject[] {
  const routes = Object.values(snapshot.remotes).flatMap((remote) => remote.routes)
  const inLayout = (name: LayoutName): RouteObject => ({
    id: `shell.${name}`,
    Component: layouts[name],
    ErrorBoundary: ErrorPage,
    children: [
      ...routes.filter(({ layout = 'default' }) => layout === name).map((node) => remoteRoute(node, pageRoute)),
      ...(name === 'default' ? [notFound] : []),
    ],
  })
  return [
    {
      id: 'shell',
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [inLayout('default'), inLayout('sign-in'), inLayout('webinar')],
    },
  ]
}

/** Every page has a loader, so that the router waits for missing code as it does for missing data. */
export const runPageLoader = (page: PageModule, request: LoaderFunctionArgs): unknown => page.loader?.(request) ?? null
