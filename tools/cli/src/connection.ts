import { type ApiClient, createApiClient } from '@sild/api-client'
import type { ChannelName } from '@sild/registry'

/** A portal, and who we are to it. */
export interface Connection {
  url: string
  token: string | null
  /** The requested channel; by default the portal uses its own. */
  channel: ChannelName | undefined
  api: ApiClient
  /** For requests that are not JSON. */
  fetch: (path: string, init: RequestInit) => Promise<Response>
}
interface ConnectionInput {
  url: string
  token: string | null
  channel: ChannelName | undefined
}

export function createConnection({ channel, token, url }: ConnectionInput): Connection {
  const send = (address: string, init: RequestInit): Promise<Response> =>
    fetch(address, {
      ...init,
      // The client gives them as an object.
      headers: { 'x-language': 'en', ...(init.headers as object), ...(token && { authorization: `Bearer ${token}` }) },
    })
  const api = createApiClient({ fetch: send, baseUrl: url, token: () => null, locale: () => 'en' })
  return { url, token, channel, api, fetch: (path, init) => send(url + path, init) }
}
