import type { ApiClient } from '@sild/api-client'
import { createApiClient, isApiError } from '@sild/api-client'
import { openAnonymousSession, refreshSession, signIn, signOut } from '@sild/contract/bff/operations'
import type { SessionReply } from '@sild/contract/bff/schemas'
import type { Locale } from '@sild/contract/enums'
import { transferAnonymousViews } from '@sild/contract/search/operations'
import type { MemberSession, Session, SessionActions } from '@sild/shell-api'
import { rememberFailure } from '@sild/shell-api/recent-failures'
import { adoptGuestDrafts, forgetUser, removeDrafts, sessionAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import { memberHintCookie } from '../document/marks.ts'
import type { Token } from './anonymous-token.ts'
import { readAnonymousToken, writeAnonymousToken } from './anonymous-token.ts'
import { withKept, withKeptReplies } from '../offline/with-kept-replies.ts'
import { createSessionFetch } from './session-fetch.ts'
import type { Tabs } from './tabs.ts'
import { openTabs } from './tabs.ts'

export interface SessionClient {
  /** Every call of the portal goes through it: with the token of the moment, and one refresh and retry. */
  api: ApiClient
  /** Goes the same way with what is not a call of the contract: the event stream. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  actions: SessionActions
  /** When it is known who this is. */
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

const sessionOf = ({ user, company, flags, plan }: SessionReply): MemberSession => ({
  kind: 'member',
  user,
  company,
  roles: user.roles,
  plan,
  flags,
})

export function createSession({ store, locale, tabs = openTabs(), onEnded }: SessionInput): SessionClient {
  const settled = Promise.withResolvers<void>()
  let token: Token | null = null
  let refreshing: Promise<Session> | null = null

  const currentToken = () => token?.value ?? null
  // These calls carry no retry: they are what a retry is made of.
  const plainApi = createApiClient({
    fetch: (url, init) => fetch(url, init),
    baseUrl: '',
    token: currentToken,
    locale: () => locale,
  })

  const enter = (session: Session, next: Token | null): Session => {
    token = next
    store.set(sessionAtom, session)
    settled.resolve()
    return session
  }
  const enterMember = (reply: SessionReply): MemberSession => {
    const session = sessionOf(reply)
    enter(session, { value: reply.token, expiresAt: reply.tokenExpiresAt })
    return session
  }
  const enterGuest = async (): Promise<Session> => {
    const kept = readAnonymousToken()
    if (kept) return enter({ kind: 'guest' }, kept)
    try {
      const { token: value, tokenExpiresAt: expiresAt, anonymousGuid } = await plainApi.call(openAnonymousSession, {})
      writeAnonymousToken({ value, expiresAt, anonymousGuid })
      return enter({ kind: 'guest' }, { value, expiresAt })
    } catch {
      // Pages still show; the next call asks again.
      return enter({ kind: 'guest' }, null)
    }
  }
  /** What the visitor saw becomes the member's. Where it fails only that is lost: nobody waits for it. */
  const handOverViews = async (): Promise<void> => {
    const visitor = readAnonymousToken()
    if (!visitor) return
    writeAnonymousToken(null)
    const { anonymousGuid } = visitor
    await plainApi.call(transferAnonymousViews, { body: { anonymousGuid } }).catch(() => undefined)
  }
  const forgetKept = (): void => void withKept((kept) => kept.forgetKept())
  const forget = (): void => {
    const session = store.get(sessionAtom)
    if (session.kind === 'member') removeDrafts(session.user.guid)
    token = null
    forgetUser()
    forgetKept()
  }

  /** Rotates the refresh token; another tab that did it meanwhile has told us its result. */
  const rotate = async (): Promise<Session> => {
    const before = token
    return tabs.exclusively(async () => {
      if (token !== before) return store.get(sessionAtom)
      try {
        const reply = await plainApi.call(refreshSession, { body: { token: currentToken() } })
        tabs.tell({ type: 'opened', reply })
        return enterMember(reply)
      } catch (error) {
        // Only the server's word ends a session; a lost connection does not.
        if (!isApiError(error) || error.status !== 401) throw error
        token = null
        if (store.get(sessionAtom).kind === 'member') {
          // What they typed stays until they sign in again; what they saw does not.
          forgetUser()
          forgetKept()
          onEnded?.()
        }
        return enterGuest()
      }
    })
  }
  const refresh = (): Promise<Session> => (refreshing ??= rotate().finally(() => (refreshing = null)))

  const renewAnonymous = async (): Promise<Session> => {
    writeAnonymousToken(null)
    return enterGuest()
  }
  /** True when there is another token than the refused one to try with. */
  const renew = async (refused: string | null): Promise<boolean> => {
    if (currentToken() === refused) await (store.get(sessionAtom).kind === 'member' ? refresh() : renewAnonymous())
    return currentToken() !== null && currentToken() !== refused
  }
  const sessionFetch = createSessionFetch({
    currentToken,
    settled: settled.promise,
    renew,
    isMember: () => store.get(sessionAtom).kind === 'member',
  })

  const actions: SessionActions = {
    signIn: async ({ isRemembered, ...rest }) => {
      const reply = await plainApi.call(signIn, { body: { ...rest, refresh: isRemembered } })
      adoptGuestDrafts(reply.user.guid)
      tabs.tell({ type: 'opened', reply })
      const session = enterMember(reply)
      void handOverViews()
      return session
    },
    signOut: async () => {
      await withKept(({ leaveDevice }) => leaveDevice(plainApi))
      await plainApi.call(signOut, {})
      forget()
      tabs.tell({ type: 'closed' })
      await enterGuest()
    },
    refresh,
  }

  tabs.listen((message) => {
    if (message.type === 'opened') return void enterMember(message.reply)
    forget()
    void enterGuest()
  })

  const start = async (): Promise<void> => {
    if (!document.cookie.includes(memberHintCookie)) return void (await enterGuest())
    await refresh().catch(async (error: unknown) => {
      const kept = await withKept(({ resume }) => resume(error, refresh))
      return kept ? enter(kept, null) : enterGuest()
    })
  }
  return {
    api: createApiClient({
      fetch: withKeptReplies(sessionFetch, store),
      baseUrl: '',
      token: currentToken,
      locale: () => locale,
      onFailure: rememberFailure,
    }),
    fetch: sessionFetch,
    actions,
    settled: settled.promise,
    start,
  }
}
