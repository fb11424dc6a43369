import type { Portal } from '@sild/shell-api'
import { PortalContext } from '@sild/shell-api'
import { AnchorProvider, PartFailureProvider } from '@sild/ui'
import type { createStore } from 'jotai'
import { Provider } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { RouteNode } from '@sild/registry/meta'
import type { SiteVersions } from '@sild/registry/renderer'
import type { PageModule } from '@sild/shell-api'
import { SiteContactsContext } from '../chrome/site-contacts.ts'
import { shownVersions, SiteVersionContext } from '../chrome/site-version.ts'
import type { SiteContacts } from '../document/site-contacts.ts'
import { PartFailure } from '../pages/PartFailure.tsx'
import { PagesContext, RoutesContext } from '../routing/use-current-route.ts'
import { RouterAnchor } from './RouterAnchor.tsx'

interface PortalProvidersProps {
  portal: Portal
  store: ReturnType<typeof createStore>
  routes: ReadonlyMap<string, RouteNode>
  pages: ReadonlyMap<string, PageModule>
  versions: SiteVersions
  contacts: SiteContacts
  children: ReactNode
}

/** The same on the server and in the browser, or hydration would not find its elements. */
export function PortalProviders({ portal, store, routes, pages, versions, contacts, children }: PortalProvidersProps) {
  return (
    <Provider store={store}>
      <PortalContext value={portal}>
        <RoutesContext value={routes}>
          <PagesContext value={pages}>
            <SiteContactsContext value={contacts}>
              <SiteVersionContext value={shownVersions(versions)}>
                <AnchorProvider value={RouterAnchor}>
                  <PartFailureProvider value={PartFailure}>
                    <FrameMark>{children}</FrameMark>
                  </PartFailureProvider>
                </AnchorProvider>
              </SiteVersionContext>
            </SiteContactsContext>
          </PagesContext>
        </RoutesContext>
      </PortalContext>
    </Provider>
  )
}

/** Marks everything except the page as hydrated; the page may be later. */
function FrameMark({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['frame'] = 'alive'
  }, [])
  return children
}
