import type { RenderRequest } from '@sild/registry/renderer'
import type { Portal } from '@sild/shell-api'
import { AnchorProvider } from '@sild/ui'
import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import type { StaticHandlerContext } from 'react-router'
import { createStaticRouter, StaticRouterProvider } from 'react-router'
import { PortalProviders } from '../frame/PortalProviders.tsx'
import { DocumentAnchor } from './DocumentAnchor.tsx'
import type { Engine } from './engine.ts'

const notOnServer = (): never => {
  throw new Error('Only the browser has a session.')
}
/** React leaves this mark where a component threw and the browser shall try. */
const failureMark = '<!--$!-->'

export function renderBody(
  { snapshots, routes, modules, catalogs, elements, versions }: Engine,
  { api, locale }: RenderRequest,
  context: StaticHandlerContext,
): { html: string; hasFailed: boolean } {
  const { learn, remember } = elements[locale].open()
  const portal: Portal = {
    api,
    locale,
    intl: catalogs.intl(locale),
    session: { signIn: notOnServer, signOut: notOnServer, refresh: notOnServer },
    live: { listen: notOnServer },
    navigation: snapshots[locale].navigation,
    explainMissing: notOnServer,
    track: notOnServer,
    remember,
  }
  // Only the routes that match: it copies all that it gets. Their error pages are read from here and not from the context.
  const matched = context.matches.map(({ route }) => ({ ...route, children: undefined }))
  const html = renderToString(
    <PortalProviders portal={portal} store={createStore()} routes={routes} pages={modules.loaded} versions={versions}>
      <AnchorProvider value={DocumentAnchor}>
        <StaticRouterProvider router={createStaticRouter(matched, context)} context={context} hydrate={false} />
      </AnchorProvider>
    </PortalProviders>,
  )
  return { html: learn(html), hasFailed: html.includes(failureMark) }
}
