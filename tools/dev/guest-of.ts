import { type ApiClient, createApiClient } from '@sild/api-client'
import { openAnonymousSession } from '@sild/contract/bff/operations'
import type { Locale } from '@sild/contract/enums'

/** Calls of documents to another portal, as a guest; all of them share one token. */
export function guestOf(url: string): (call: { locale: Locale; signal: AbortSignal }) => ApiClient {
  let token: string | null = null
  const clientWith = (locale: Locale, signal?: AbortSignal, onUnauthorised?: () => Promise<boolean>): ApiClient =>
    createApiClient({
      baseUrl: url,
      token: () => token,
      locale: () => locale,
      // A portal accepts calls from its own origin only.
      fetch: (address, init) =>
        // The API client passes the headers as an object.
        fetch(address, { ...init, signal, headers: { ...(init.headers as object), origin: url } }),
      onUnauthorised,
    })
  const enter = async (): Promise<boolean> => {
    token = null
    token = (await clientWith('en').call(openAnonymousSession, {})).token
    return true
  }
  return ({ locale, signal }) => clientWith(locale, signal, enter)
}
