import type { RenderRequest } from '@sild/registry/renderer'
import type { Portal } from '@sild/shell-api'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import type { StaticHandler, StaticHandlerContext } from 'react-router'
import { createStaticRouter, StaticRouterProvider } from 'react-router'
import { PortalProviders } from '../document/PortalProviders.tsx'
import type { Engine } from './engine.ts'

const notOnServer = (): never => {
  throw new Error('Only the browser has a session.')
}
/** React leaves this mark where a component threw and the browser shall try. */
const failureMark = '<!--$!-->'

export function renderBody(
  { snapshot, routes, modules, catalogs, versions }: Engine,
  { api, locale }: RenderRequest,
  context: StaticHandlerContext,
  dataRoutes: StaticHandler['dataRoutes'],
): { html: string; hasFailed: boolean } {
  const portal: Portal = {
    api,
    locale,
    intl: catalogs.intl(locale),
    session: { signIn: notOnServer, signOut: notOnServer, refresh: notOnServer },
    live: { listen: notOnServer },
    navigation: snapshot.navigation,
    explainGate: notOnServer,
    track: notOnServer,
  }
  const html = renderToString(
    <PortalProviders portal={portal} store={createStore()} routes={routes} pages={modules.loaded} versions={versions}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </PortalProviders>,
  )
  return { html, hasFailed: html.includes(failureMark) }
}
