import type { ApiRequest } from '@sild/api-client'

interface SessionFetchInput {
  currentToken: () => string | null
  settled: Promise<void>
  isMember: () => boolean
  isTokenExpired: () => boolean
  renew: (refused: string | null) => Promise<boolean>
}

const refusals = [401, 403]

/** A new token does not help a guest with an operation of members, so only a rejected token is renewed. */
async function isTokenRefused(response: Response, isMember: boolean): Promise<boolean> {
  if (!refusals.includes(response.status)) return false
  if (isMember) return true
  // The envelope of every error, or nothing.
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: { code?: string } } | null
  return body?.error?.code === 'unauthenticated'
}

/**
 * An expired token is refreshed before the request. A request that is refused all the same is repeated once after one refresh, however
 * many were refused at once.
 */
export function createSessionFetch({ currentToken, settled, isMember, isTokenExpired, renew }: SessionFetchInput) {
  const send = (url: string, { transport = fetch, ...init }: ApiRequest, token: string | null): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (token) headers.set('token', token)
    return transport(url, { ...init, headers })
  }
  return async (url: string, init: ApiRequest): Promise<Response> => {
    await settled
    if (isTokenExpired()) await renew(currentToken())
    const token = currentToken()
    const response = await send(url, init, token)
    if (!(await isTokenRefused(response, isMember())) || !(await renew(token))) return response
    return send(url, init, currentToken())
  }
}
