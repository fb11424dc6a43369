import type { FlagKey } from '@sild/contract/content/flags'
import type { RenderRequest } from '@sild/registry/renderer'
import type { Portal } from '@sild/shell-api'
import { AnchorProvider } from '@sild/ui'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { StaticHandlerContext } from 'react-router'
import { createStaticRouter, StaticRouterProvider } from 'react-router'
import { IsPageBounded } from '../layouts/PageSlot.tsx'
import type { SiteContacts } from '../document/site-contacts.ts'
import { PortalProviders } from '../frame/PortalProviders.tsx'
import { DocumentAnchor } from './DocumentAnchor.tsx'
import type { Engine } from './engine.ts'

const notOnServer = (): never => {
  throw new Error('Only the browser has a session.')
}
/** React leaves this mark where a component threw and the browser should try. */
const failureMark = '<!--$!-->'

export function renderBody(
  { snapshots, routes, modules, catalogs, elements, versions }: Engine,
  { api, locale }: RenderRequest,
  { contacts, context, flags }: { context: StaticHandlerContext; contacts: SiteContacts; flags: readonly FlagKey[] },
): { html: string; collectFailures: (() => unknown[]) | null } {
  const { learn, remember } = elements[locale].open()
  const portal: Portal = {
    api,
    locale,
    intl: catalogs.intl(locale),
    session: { signIn: notOnServer, signInByLink: notOnServer, signOut: notOnServer, refresh: notOnServer },
    live: { listen: notOnServer },
    navigation: snapshots[locale].navigation,
    flags,
    explainMissing: notOnServer,
    track: notOnServer,
    remember,
  }
  // Only the routes that match: it copies all that it gets. Their error pages are read from here and not from the context.
  const matched = context.matches.map(({ route }) => ({ ...route, children: undefined }))
  const page = (
    <PortalProviders
      portal={portal}
      store={createStore()}
      routes={routes}
      pages={modules.loaded}
      versions={versions}
      contacts={contacts}
    >
      <AnchorProvider value={DocumentAnchor}>
        <StaticRouterProvider router={createStaticRouter(matched, context)} context={context} hydrate={false} />
      </AnchorProvider>
    </PortalProviders>
  )
  const html = renderToString(page)
  return { html: learn(html), collectFailures: html.includes(failureMark) ? () => failuresIn(page) : null }
}

/**
 * `renderToString` only reports that a component threw. Then the page is rendered again without boundaries, to get the
 * exception.
 */
function failuresIn(page: ReactNode): unknown[] {
  try {
    renderToString(<IsPageBounded value={false}>{page}</IsPageBounded>)
    return []
  } catch (error) {
    return [error]
  }
}
