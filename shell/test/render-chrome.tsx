import type { Locale, Region } from '@sild/contract/enums'
import type { Activity, Portal, PublishedNavigationItem, Session } from '@sild/shell-api'
import { activityAtom, createCatalog, noActivity, PortalContext, regionAtom, sessionAtom } from '@sild/shell-api'
import { AnchorProvider } from '@sild/ui'
import { guest } from '@sild/testing/sessions'
import { act, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { closeMenus } from '../src/document/page-script/close-menus.ts'
import { keepChoices } from '../src/document/page-script/keep-choices.ts'
import { regionKey, themeKey } from '../src/marks/marks.ts'
import type { SildPage } from '../src/document/page-script/sild-page.ts'
import { RouterAnchor } from '../src/frame/RouterAnchor.tsx'
import english from '../src/messages/en.json'

const item = (
  slot: PublishedNavigationItem['slot'],
  path: string,
  label: string,
  access: PublishedNavigationItem['access'] = 'public',
) => ({
  slot,
  path,
  label,
  order: 0,
  access,
})

/** What remotes might publish. */
export const navigation: PublishedNavigationItem[] = [
  item('header', '/service-providers', 'Find providers'),
  item('header', '/get-started', 'Get started'),
  item('header', '/backoffice', 'Back office', 'moderator'),
  item('account-menu', '/notifications', 'Notifications', 'member'),
  item('account-menu', '/account/settings', 'Settings', 'member'),
  item('bottom', '/search', 'Search'),
  item('bottom', '/my-publications', 'Publications', 'company'),
  item('bottom', '/chat', 'Messages', 'company'),
  item('bottom', '/account', 'Account', 'member'),
  item('footer', '/about-us', 'About us'),
  item('footer', '/cookie-policy', 'Cookie policy'),
]

interface ChromeOptions {
  session?: Session
  path?: string
  locale?: Locale
  region?: Region | null
  activity?: Partial<Activity>
  /** Handles calls; without it no call is answered. */
  call?: Portal['api']['call']
}

// As every document does.
const silent: SildPage = {
  on: (kind, listener) => addEventListener(kind, listener),
  forgetEarly: () => undefined,
  start: () => undefined,
  stall: () => undefined,
  load: () => Promise.resolve(),
  isStarted: true,
  whenSeen: (run) => run(),
  whenIdle: () => undefined,
  visitorToken: () => Promise.resolve(''),
  readData: () => Promise.resolve(''),
  renew: () => undefined,
  moveHeld: () => undefined,
  askAboutCookies: () => undefined,
  withdrawCookies: () => undefined,
  consent: () => undefined,
  answerCookies: () => undefined,
  isChoosingCookies: false,
}
globalThis.sildPage ??= silent
closeMenus()
keepChoices(themeKey, regionKey)

const unanswered = () => Promise.reject(new Error('No mock answers.'))

/** Renders a part of the chrome as it stands in the portal. */
export function renderChrome(
  part: ReactNode,
  {
    session = guest,
    path = '/help-center',
    locale = 'en',
    region = 'EE',
    activity,
    call = unanswered,
  }: ChromeOptions = {},
) {
  const store = createStore()
  store.set(sessionAtom, session)
  store.set(activityAtom, { ...noActivity, ...activity })
  store.set(regionAtom, region)
  const catalog = createCatalog(locale)
  catalog.add(english)
  const signOut = vi.fn<Portal['session']['signOut']>(async () => {})
  const explainMissing = vi.fn<Portal['explainMissing']>()
  const track = vi.fn<Portal['track']>()
  const api = { call }
  const portal = {
    api,
    locale,
    navigation,
    intl: catalog.intl,
    session: { signOut },
    explainMissing,
    track,
  } as unknown as Portal // The chrome asks for no more.
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] })
  render(
    <Provider store={store}>
      <PortalContext value={portal}>
        <AnchorProvider value={RouterAnchor}>
          <RouterProvider router={router} />
        </AnchorProvider>
      </PortalContext>
    </Provider>,
  )
  return {
    store,
    signOut,
    explainMissing,
    track,
    enter: (next: Session) => act(() => store.set(sessionAtom, next)),
    goTo: (target: string) => act(() => router.navigate(target)),
  }
}
