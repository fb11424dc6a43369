import { setTimeout as delay } from 'node:timers/promises'
import { type ApiClient, createApiClient, isApiError } from '@sild/api-client'
import { openAnonymousSession, signIn } from '@sild/contract/bff/operations'

export interface Credentials {
  email: string
  password: string
}

/** A user of the portal's API: a guest until they sign in. */
export interface Visitor {
  api: ApiClient
  /** Again, without an argument, for a token that says what has changed. */
  signIn(credentials?: Credentials): Promise<void>
}

const ANSWERED_WITHIN_MS = 8000
const GIVEN_UP_AFTER_MS = 40_000
const PAUSE_MS = 200

export async function visit(url: string): Promise<Visitor> {
  let token: string | null = null
  let known: Credentials | undefined
  const api = createApiClient({
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), origin: url },
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      }),
    baseUrl: url,
    token: () => token,
    locale: () => 'en',
  })
  token = (await retryUntilAnswered(() => api.call(openAnonymousSession, {}))).token
  return {
    api,
    async signIn(credentials = known) {
      if (!credentials) throw new Error('No user has signed in here yet.')
      known = credentials
      token = (await retryUntilAnswered(() => api.call(signIn, { body: credentials }))).token
    },
  }
}

/** Asks until there is an answer; that of a server that is there is final. */
export async function retryUntilAnswered<Reply>(attempt: () => Promise<Reply>, onUnknown?: () => void): Promise<Reply> {
  const deadline = performance.now() + GIVEN_UP_AFTER_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isUnknown(error) || performance.now() > deadline) throw error
      onUnknown?.()
      await delay(PAUSE_MS)
    }
  }
}

/** Whether the outcome of the call is unknown. */
const isUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500 || error.code === 'request-in-flight')
