import type { ApiClient } from '@sild/api-client'
import type { IntlShape } from '@formatjs/intl'
import type { Locale } from '@sild/contract/enums'
import type { RouteNode } from '@sild/registry/meta'
import type { PageModule, Portal } from '@sild/shell-api'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { StaticHandler, StaticHandlerContext } from 'react-router'
import { createStaticRouter, StaticRouterProvider } from 'react-router'
import { PortalProviders } from '../document/PortalProviders.tsx'
import type { SiteVersions, Snapshot } from '@sild/registry/renderer'

interface BodyInput {
  context: StaticHandlerContext
  dataRoutes: StaticHandler['dataRoutes']
  locale: Locale
  snapshot: Snapshot
  routes: ReadonlyMap<string, RouteNode>
  pages: ReadonlyMap<string, PageModule>
  intl: IntlShape<ReactNode>
  api: ApiClient
  versions: SiteVersions
}

const notOnServer = (): never => {
  throw new Error('Only the browser has a session.')
}
/** React leaves this mark where a component threw and the browser shall try. */
const failureMark = '<!--$!-->'

export function renderBody({ context, dataRoutes, locale, snapshot, routes, pages, intl, api, versions }: BodyInput): {
  html: string
  hasFailed: boolean
} {
  const portal: Portal = {
    api,
    locale,
    intl,
    session: { signIn: notOnServer, signOut: notOnServer, refresh: notOnServer },
    live: { listen: notOnServer },
    navigation: snapshot.navigation,
    explainGate: notOnServer,
    track: notOnServer,
  }
  const html = renderToString(
    <PortalProviders portal={portal} store={createStore()} routes={routes} pages={pages} versions={versions}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </PortalProviders>,
  )
  return { html, hasFailed: html.includes(failureMark) }
}
