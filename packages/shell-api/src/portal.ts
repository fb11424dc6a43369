import type { ApiClient } from '@sild/api-client'
import type { User } from '@sild/contract/accounts/schemas'
import type { SessionReply } from '@sild/contract/bff/schemas'
import type { FlagKey } from '@sild/contract/content/flags'
import type { Locale, PlanSlug, StaffRole } from '@sild/contract/enums'
import type { Track } from '@sild/contract/insight'
import type { LiveMessage, LiveType } from '@sild/contract/live'
import type { IntlShape } from '@formatjs/intl'
import type { ReactElement, ReactNode } from 'react'
import { createContext, use } from 'react'
import type { NavigationItem } from './remote.ts'

/** What the shell gives a remote, once per document. Remotes reach it through the hooks of this package. */
export interface Portal {
  api: ApiClient
  locale: Locale
  intl: IntlShape<ReactNode>
  session: SessionActions
  live: LiveStream
  navigation: readonly PublishedNavigationItem[]
  /** Flags that were on globally when the document was rendered. */
  flags: readonly FlagKey[]
  /** Explains to the user why they may not go on: the sign-in notice, the verify dialog, the company notice. */
  explainMissing: (requirement: Requirement) => void
  /** Events wait until the user has decided about consent, then they are sent or dropped. */
  track: Track
  remember?: Remember
}

/**
 * On the server alone: what is inside an element that many documents have in common is rendered once. `of` says everything that it
 * depends on; nothing inside may have an id of its own.
 */
export type Remember = (of: string, element: ReactElement<{ children?: ReactNode }>) => ReactElement

type SessionCompany = NonNullable<SessionReply['company']>
export interface MemberSession {
  kind: 'member'
  user: User
  company: SessionCompany | null
  roles: readonly StaffRole[]
  plan: PlanSlug
  /**
   * Flags of the member's company. Absent if the server did not know them, or if an older release stored the session.
   */
  flags?: readonly FlagKey[]
  /** A support agent impersonates this member: they see the member's data, and the server rejects changes. */
  viewing?: Viewing
}
export interface Viewing {
  viewingGuid: string
  endsAt: string
}
/**
 * `pending` until the browser has heard from the server who this is. Server rendering and hydration always see `pending`: no
 * server-rendered page holds anything about a user.
 */
export type Session = { kind: 'pending' } | { kind: 'guest' } | MemberSession

export interface SignInInput {
  email: string
  password: string
  /** A code of an authenticator app, if the server required one. */
  code?: string
  isRemembered: boolean
}
export interface SessionActions {
  /** Rejects with ApiError `credentials-wrong` or `rate-limited`. */
  signIn: (input: SignInInput) => Promise<MemberSession>
  /** Signs in by the token that a confirmed address returned. Rejects with ApiError `token-expired` once it was used. */
  signInByLink: (token: string) => Promise<MemberSession>
  /** Forgets everything of the user in this browser and starts again as a guest, in all tabs. */
  signOut: () => Promise<void>
  /** Reads the session again: after activation, a new company, a new plan. One call for all remotes and tabs. */
  refresh: () => Promise<Session>
}

/** What an action or a page requires of the user. */
export type Requirement = 'member' | 'verified' | 'company'

type LivePayload<Type extends LiveType> = Extract<LiveMessage, { type: Type }>['payload']
export type LiveHandler<Type extends LiveType> = (payload: LivePayload<Type>) => void

export interface LiveStream {
  /** Returns how to stop listening. */
  listen: <Type extends LiveType>(type: Type, handler: LiveHandler<Type>) => () => void
}

/** Of the releases of the document: with the text in its language, so that the link of a remote that does not come stays where it is. */
export interface PublishedNavigationItem extends NavigationItem {
  /** What is shown. */
  label: string
}

export const PortalContext = createContext<Portal | null>(null)

export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (!portal)
    throw new Error('A hook of @sild/shell-api was used outside the shell; in a test, render with renderPage().')
  return portal
}
