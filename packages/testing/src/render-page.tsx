import { type FlagKey, initialFlags } from '@sild/contract/content/flags'
import type { Locale, Region } from '@sild/contract/enums'
import type { LiveMessage } from '@sild/contract/live'
import type { Portal, RemoteModule, RemoteRoute, Session, SessionActions, ShownNotice } from '@sild/shell-api'
import {
  apiContext,
  cookieSettingsAtom,
  createCatalog,
  localeContext,
  noticesAtom,
  PortalContext,
  regionAtom,
  sessionAtom,
} from '@sild/shell-api'
import { type AnchorProps, AnchorProvider } from '@sild/ui'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { type ComponentType, Suspense } from 'react'
import {
  createMemoryRouter,
  Link,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  useRouteError,
} from 'react-router'
import { type Mock, onTestFinished, vi } from 'vitest'
import { type ApiMocks, createMockApi, type MockApi } from './mock-api.ts'
import { guest } from './sessions.ts'
import { shellTexts } from './shell-texts.ts'

interface RenderPageOptions {
  api?: ApiMocks
  /** A guest where absent. */
  session?: Session
  signIn?: SessionActions['signIn']
  signInByLink?: SessionActions['signInByLink']
  signOut?: SessionActions['signOut']
  /** Without it the session is never refreshed. */
  refreshSession?: SessionActions['refresh']
  locale?: Locale
  /** Unknown by default, as before the browser has reported it. */
  region?: Region
  /** Feature flags that are on for all users. */
  flags?: readonly FlagKey[]
  /** What the remotes put into the menus. */
  navigation?: Portal['navigation']
  /** In place of the page when it cannot be shown. */
  ErrorBoundary?: ComponentType
}

export interface RenderedPage {
  user: ReturnType<typeof userEvent.setup>
  api: MockApi
  /** A sentence of the page, as it is in the language of the page. */
  text: (id: string) => string
  /** Path, query and hash of the address. */
  address: () => string
  /** The state of the last navigation. */
  state: () => unknown
  goTo: (path: string) => Promise<void>
  /** Changes who the user is, as signing in, verifying or a new company does. */
  enter: (session: Session) => void
  chooseRegion: (region: Region) => void
  /** Brings a message of the live stream. */
  deliver: (message: LiveMessage) => void
  notices: () => readonly ShownNotice[]
  /** Whether the page has led to the choice of cookies. */
  isChoosingCookies: () => boolean
  refreshSession: Mock<SessionActions['refresh']>
  explainMissing: Mock<Portal['explainMissing']>
  track: Mock<Portal['track']>
}

/**
 * Opens an address of a remote as the shell would: its routes, loaders, messages and hooks are real; the session and the answers of
 * the server are the test's. Access levels of routes and layouts are the shell's business and are not here.
 */
export async function renderPage(
  remote: RemoteModule,
  path: string,
  {
    api: mocks = {},
    session = guest,
    signIn = unexpected,
    signInByLink = unexpected,
    signOut = unexpected,
    refreshSession: refresh,
    locale = 'en',
    region,
    flags = initialFlags,
    navigation = [],
    ErrorBoundary = Broken,
  }: RenderPageOptions = {},
): Promise<RenderedPage> {
  const store = createStore()
  store.set(sessionAtom, session)
  if (region) store.set(regionAtom, region)
  const api = createMockApi(mocks)
  const catalog = await catalogOf(remote, locale)
  const { deliver, live } = mockLive()
  const refreshSession = vi.fn<SessionActions['refresh']>(refresh ?? (async () => store.get(sessionAtom)))
  const track = vi.fn<Portal['track']>()
  const explainMissing = vi.fn<Portal['explainMissing']>()
  const portal: Portal = {
    api,
    locale,
    intl: catalog.intl,
    session: { signIn, signInByLink, signOut, refresh: refreshSession },
    live,
    navigation,
    flags,
    explainMissing,
    track,
  }

  const router = routerOf(remote, path, { api, locale, ErrorBoundary })
  onTestFinished(() => {
    if (api.unanswered.length > 0) throw new Error(`The test does not say what is answered to ${api.unanswered.join()}`)
  })
  await act(async () => {
    render(
      <Provider store={store}>
        <PortalContext value={portal}>
          <AnchorProvider value={RouterAnchor}>
            <RouterProvider router={router} />
          </AnchorProvider>
        </PortalContext>
      </Provider>,
    )
    await settled(router)
  })

  return {
    user: userEvent.setup(),
    api,
    text: (id) => catalog.intl.formatMessage({ id }),
    address: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    state: () => router.state.location.state,
    goTo: (target) => act(() => router.navigate(target)),
    enter: (next) => act(() => store.set(sessionAtom, next)),
    chooseRegion: (next) => act(() => store.set(regionAtom, next)),
    deliver,
    notices: () => store.get(noticesAtom),
    isChoosingCookies: () => store.get(cookieSettingsAtom),
    refreshSession,
    explainMissing,
    track,
  }
}

async function catalogOf(remote: RemoteModule, locale: Locale) {
  const catalog = createCatalog(locale)
  for (const load of [remote.loadMessages, ...remote.routes.map(({ loadMessages }) => loadMessages)])
    if (load) catalog.add((await load(locale)).default)
  catalog.add(await shellTexts(locale))
  return catalog
}

/** A live stream with messages from the test. */
function mockLive(): { live: Portal['live']; deliver: RenderedPage['deliver'] } {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  return {
    live: {
      listen(type, handler) {
        const known = listeners.get(type) ?? new Set()
        listeners.set(type, known.add(handler))
        return () => void known.delete(handler)
      },
    },
    // They are kept by type.
    deliver: ({ type, payload }) => act(() => listeners.get(type)?.forEach((listener) => listener(payload as never))),
  }
}

type RouterInput = Required<Pick<RenderPageOptions, 'locale' | 'ErrorBoundary'>> & { api: MockApi }
const routerOf = ({ routes }: RemoteModule, path: string, { ErrorBoundary, api, locale }: RouterInput) =>
  createMemoryRouter(
    [
      {
        ErrorBoundary,
        Component: Frame,
        HydrateFallback: () => null,
        children: [...routes.map(routeOf), { path: '*', Component: Elsewhere }],
      },
    ],
    {
      initialEntries: [path],
      getContext: () => {
        const context = new RouterContextProvider()
        context.set(apiContext, api)
        context.set(localeContext, locale)
        return context
      },
    },
  )

const routeOf = ({ id, path, index, page, children }: RemoteRoute): RouteObject => {
  const lazy = async () => {
    const { Component, loader, shouldRevalidate } = await page()
    return { Component, loader, shouldRevalidate }
  }
  return index ? { id, path, index, lazy } : { id, path, lazy, children: children?.map(routeOf) }
}

const settled = (router: ReturnType<typeof createMemoryRouter>): Promise<void> =>
  new Promise((resolve) => {
    const look = () => router.state.initialized && router.state.navigation.state === 'idle' && resolve()
    router.subscribe(look)
    look()
  })

const unexpected = (): Promise<never> => Promise.reject(new Error('The test does not say what the session does'))

function Frame() {
  return (
    <Suspense fallback={<p>waiting</p>}>
      <Outlet />
    </Suspense>
  )
}

/** Pages of other remotes. */
function Elsewhere() {
  return null
}

function Broken() {
  const error = useRouteError()
  return <p role="alert">broken: {error instanceof Error ? error.message : JSON.stringify(error)}</p>
}

function RouterAnchor({ href, ...anchor }: AnchorProps) {
  return <Link to={href} {...anchor} />
}
