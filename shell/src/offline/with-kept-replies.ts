import type { ApiRequest } from '@sild/api-client'
import type * as KeptReplies from './kept-replies.ts'

type Send = (url: string, init: ApiRequest) => Promise<Response>

/** Loads and uses the cache of replies. Returns null if the code does not load or the browser has no storage. */
export const withKept = <Value>(use: (kept: typeof KeptReplies) => Promise<Value>): Promise<Value | null> =>
  import(/* webpackChunkName: "kept-replies" */ './kept-replies.ts').then(use).catch(() => null)

/** Answers reads of a member from the cache of earlier replies if the server cannot be reached. */
export const withKeptReplies =
  (send: Send, store: KeptReplies.Store): Send =>
  async (url, init) => {
    const isRead = init.method === 'GET'
    try {
      const response = await send(url, init)
      const copy = isRead && response.ok && response.clone()
      if (copy) void withKept(({ keepReply }) => keepReply(store, url, copy))
      return response
    } catch (error) {
      const kept = isRead && !init.signal?.aborted && (await withKept(({ readReply }) => readReply(store, url)))
      if (kept) return kept
      throw error
    }
  }
