import type { LoaderFunction, ShouldRevalidateFunction } from '@sild/router'
import type { Locale } from '@sild/contract/enums'
import type { ComponentType } from 'react'
import type { PageHandle } from './page-handle.ts'

export type LayoutName = 'default' | 'sign-in' | 'webinar'

/**
 * Who may open a page. `public` pages are rendered on the server; all others in the browser, inside a server-rendered shell.
 * `member` needs a session, `verified` a confirmed address too, `company` also a company, the last four a role of the staff.
 */
export const pageAccesses = [
  'public',
  'member',
  'verified',
  'company',
  'staff',
  'moderator',
  'support',
  'editor',
  'admin',
] as const
export type PageAccess = (typeof pageAccesses)[number]
/** A release newer than the shell may ask for a level that was not there when the shell was built. */
export const isKnownAccess = (access: string): access is PageAccess => pageAccesses.some((known) => known === access)

export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  handle?: PageHandle<never>
  shouldRevalidate?: ShouldRevalidateFunction
}

/** All but `page` is data: it is published with the release, so the shell routes without loading the remote. */
export interface RemoteRoute {
  /** `<remote>.<route name>`, also the name of the page's chunk. */
  id: string
  /** Path without locale, `:parameters` as in react-router. */
  path?: string
  index?: true
  access: PageAccess
  /** Layout around the page, `default` where absent; children have their parent's. */
  layout?: LayoutName
  hide?: readonly ('footer' | 'bottom-navigation')[]
  /** A page of results: hash links do not scroll smoothly there. */
  isList?: true
  /** The page may not be kept in the server's page cache, because its address holds a secret or its content is of the moment. */
  isUncached?: true
  /** Set for a public page that must run before the first input; other public pages run no code until then. */
  startsAtOnce?: true
  page: () => Promise<PageModule>
  /** Texts that only this page needs, beside those of the remote. No document brings them: its page waits for them before it is alive. */
  loadMessages?: LoadMessages
  children?: readonly RemoteRoute[]
}

export type NavigationSlot = 'header' | 'account-menu' | 'bottom' | 'footer'

export interface NavigationItem {
  slot: NavigationSlot
  /** Path without locale. */
  path: string
  /** Id of a message of this remote; its text in every locale is published with the release. */
  label: string
  order: number
  access: PageAccess
}

/** A message as `@sild/build` compiled it. */
export type Messages = Readonly<Record<string, MessageTree>>
export type MessageTree = string | readonly object[]

export type LoadMessages = (locale: Locale) => Promise<{ default: Messages }>

/** The module that a remote exposes as `./remote`. */
export interface RemoteModule {
  routes: readonly RemoteRoute[]
  navigation: readonly NavigationItem[]
  loadMessages: LoadMessages
}
