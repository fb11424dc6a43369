import { type ApiClient, createApiClient } from '@sild/api-client'
import { signIn, signInByLink, signOut } from '@sild/contract/bff/operations'
import type { SessionReply } from '@sild/contract/bff/schemas'
import type { Locale } from '@sild/contract/enums'
import type { MemberSession, Session, SessionActions } from '@sild/shell-api'
import { rememberFailure } from '@sild/shell-api/recent-failures'
import type { createStore } from 'jotai'
import { memberHintCookie } from '../marks/marks.ts'
import { withReplyCache, withCachedReplies } from '../offline/with-cached-replies.ts'
import { createCurrentSession } from './current-session.ts'
import { enterGuest, handOverViews, renewGuest } from './guest-session.ts'
import { leaveMember, rotateToken } from './member-session.ts'
import { createSessionFetch } from './session-fetch.ts'
import { openTabs, type Tabs } from './tabs.ts'

export interface SessionClient {
  /** Used by every call of the portal: adds the current token, and refreshes and retries once. */
  api: ApiClient
  /** Does this for requests outside the contract, such as the event stream. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  actions: SessionActions
  /** Resolves when the session is known. */
  settled: Promise<void>
  start: () => Promise<void>
}
interface SessionInput {
  store: ReturnType<typeof createStore>
  locale: Locale
  tabs?: Tabs
  /** The server has ended the session of a member who did not sign out. */
  onEnded?: () => void
}

export function createSession({ store, locale, tabs = openTabs(), onEnded }: SessionInput): SessionClient {
  const current = createCurrentSession(store)
  const { settled } = current
  const currentToken = () => current.token()?.value ?? null
  const common = { baseUrl: '', token: currentToken, locale: () => locale }
  // These calls are not retried, because a retry uses them.
  const api = createApiClient({ ...common, fetch: (url, init) => fetch(url, init) })
  const parts = { api, current, tabs, onEnded }

  let refreshing: Promise<Session> | null = null
  const refresh = (): Promise<Session> => (refreshing ??= rotateToken(parts).finally(() => (refreshing = null)))
  /** True when there is another token than the refused one to try with. */
  const renew = async (refused: string | null): Promise<boolean> => {
    if (currentToken() === refused) await (current.isMember() ? refresh() : renewGuest(parts))
    return currentToken() !== null && currentToken() !== refused
  }
  const sessionFetch = createSessionFetch({
    currentToken,
    settled,
    renew,
    isMember: current.isMember,
    isTokenExpired: current.isTokenExpired,
  })

  const enterMember = (reply: SessionReply): MemberSession => {
    const session = current.enterMember(reply)
    tabs.broadcast({ type: 'opened', reply })
    void handOverViews(api)
    return session
  }
  const actions: SessionActions = {
    signIn: async ({ isRemembered, ...rest }) =>
      enterMember(await api.call(signIn, { body: { ...rest, refresh: isRemembered } })),
    signInByLink: async (token) => enterMember(await api.call(signInByLink, { body: { token, refresh: true } })),
    signOut: async () => {
      await withReplyCache(({ leaveDevice }) => leaveDevice(api))
      await api.call(signOut, {})
      leaveMember(current)
      tabs.broadcast({ type: 'closed' })
      await enterGuest(parts)
    },
    refresh,
  }

  tabs.listen((message) => {
    if (message.type === 'opened') return void current.enterMember(message.reply)
    leaveMember(current)
    void enterGuest(parts)
  })

  const start = async (): Promise<void> => {
    if (!document.cookie.includes(memberHintCookie)) return void (await enterGuest(parts))
    await refresh().catch(async (error: unknown) => {
      const stored = await withReplyCache(({ resume }) => resume(error, refresh))
      return stored ? current.enter(stored, null) : enterGuest(parts)
    })
  }
  return {
    api: createApiClient({ ...common, fetch: withCachedReplies(sessionFetch, store), onFailure: rememberFailure }),
    fetch: sessionFetch,
    actions,
    settled,
    start,
  }
}
