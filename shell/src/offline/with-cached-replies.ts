import type { ApiRequest } from '@sild/api-client'
import type * as CachedReplies from './cached-replies.ts'

type Send = (url: string, init: ApiRequest) => Promise<Response>

/** Loads and uses the cache of replies. Returns null if the code does not load or the browser has no storage. */
export const withReplyCache = <Value>(use: (cached: typeof CachedReplies) => Promise<Value>): Promise<Value | null> =>
  import(/* webpackChunkName: "cached-replies" */ './cached-replies.ts').then(use).catch(() => null)

/** Answers reads of a member from the cache of earlier replies if the server cannot be reached. */
export const withCachedReplies =
  (send: Send, store: CachedReplies.Store): Send =>
  async (url, init) => {
    const isRead = init.method === 'GET'
    try {
      const response = await send(url, init)
      const copy = isRead && response.ok && response.clone()
      if (copy) void withReplyCache(({ cacheReply }) => cacheReply(store, url, copy))
      return response
    } catch (error) {
      const cached = isRead && !init.signal?.aborted && (await withReplyCache(({ readReply }) => readReply(store, url)))
      if (cached) return cached
      throw error
    }
  }
