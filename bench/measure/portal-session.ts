import { type ApiClient, createApiClient } from '@sild/api-client'
import { operations } from '@sild/contract/operations'

export interface PortalSession extends ApiClient {
  /** Of every request that a page of this user sends. */
  readonly headers: Record<string, string>
}

function openSession(url: string, token: string | null): PortalSession {
  const headers = { origin: url, ...(token && { token }) }
  const client = createApiClient({
    baseUrl: url,
    token: () => token,
    locale: () => 'en',
    fetch: (address, init) => fetch(address, { ...init, headers: { ...(init.headers as object), ...headers } }),
  })
  return { ...client, headers }
}

export async function openGuestSession(url: string): Promise<PortalSession> {
  const { token } = await openSession(url, null).call(operations.openAnonymousSession, {})
  return openSession(url, token)
}

export async function signIn(
  url: string,
  { email, password }: Record<'email' | 'password', string>,
): Promise<PortalSession> {
  const { token } = await openSession(url, null).call(operations.signIn, { body: { email, password } })
  return openSession(url, token)
}
