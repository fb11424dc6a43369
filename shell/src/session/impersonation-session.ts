import { createApiClient, isApiError } from '@sild/api-client'
import { endViewing } from '@sild/contract/accounts/viewing-operations'
import { enterViewing } from '@sild/contract/bff/viewing-operations'
import type { Locale } from '@sild/contract/enums'
import { removeDrafts, type Session, sessionAtom } from '@sild/shell-api'
import type { Impersonation } from '@sild/shell-api/impersonation'
import type { createStore } from 'jotai'
import type { SessionClient } from './session.ts'

type Store = ReturnType<typeof createStore>
interface ImpersonationInput {
  /** The store of the pages, which show the member. */
  store: Store
  locale: Locale
  viewing: Impersonation
  /** The support agent's own session, with a store that pages cannot access. */
  own: SessionClient
  ownStore: Store
  /** Back to the account in the back office. */
  leave: () => void
}

/**
 * The session of an impersonation. Calls of pages use its token, which is held in memory and never renewed; only its
 * start and its end use the agent's own session. No data of the member is stored in this browser.
 */
export function createImpersonationSession({
  store,
  locale,
  viewing: { userGuid, viewingGuid },
  own,
  ownStore,
  leave,
}: ImpersonationInput): SessionClient {
  const settled = Promise.withResolvers<void>()
  const params = { viewingGuid }
  let token: string | null = null
  let isLeft = false

  const goBack = (): void => {
    if (isLeft) return
    isLeft = true
    removeDrafts(userGuid)
    leave()
  }
  const clientOf = (send: SessionClient['fetch']) =>
    createApiClient({ fetch: send, baseUrl: '', token: () => null, locale: () => locale })
  // Not the usual client, which stores replies for offline use.
  const ownApi = clientOf(own.fetch)

  const impersonatedFetch = async (url: string, init: RequestInit): Promise<Response> => {
    await settled.promise
    const headers = new Headers(init.headers)
    if (token) headers.set('token', token)
    const response = await fetch(url, { ...init, headers })
    if (response.status === 401) goBack()
    return response
  }
  const enter = async (): Promise<Session> => {
    const { company, endsAt, plan, user, ...reply } = await ownApi.call(enterViewing, { params })
    token = reply.token
    const session: Session = { kind: 'member', user, company, plan, roles: [], viewing: { endsAt, viewingGuid } }
    store.set(sessionAtom, session)
    settled.resolve()
    setTimeout(goBack, Date.parse(endsAt) - Date.now())
    return session
  }
  const end = async (): Promise<void> => {
    await ownApi.call(endViewing, { params }).catch((error: unknown) => {
      if (!isApiError(error) || error.code !== 'viewing-not-found') throw error
    })
    goBack()
  }
  const start = async (): Promise<void> => {
    await own.start()
    const isGone = () => ownStore.get(sessionAtom).kind === 'guest'
    if (isGone()) return goBack()
    // The agent signed out in another tab, or the session ended.
    ownStore.sub(sessionAtom, () => isGone() && goBack())
    await enter()
  }

  const rejectSignIn = () => Promise.reject(new Error('No user signs in during an impersonation.'))

  return {
    api: clientOf(impersonatedFetch),
    // No stream: it would outlive the impersonation.
    fetch: () => new Promise(() => undefined),
    settled: settled.promise,
    actions: {
      signIn: rejectSignIn,
      signInByLink: rejectSignIn,
      signOut: end,
      refresh: enter,
    },
    start: () => start().catch(goBack),
  }
}
