import { isApiError, type MemberSession, sessionAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import { cachedAtAtom } from './cached-at.ts'

export { leaveDevice } from './leave-device.ts'

export type Store = ReturnType<typeof createStore>

/** One cache per member, with their session and the replies that they have read. */
const prefix = 'sild-replies-'
const pagesName = 'sild-pages'
/** Cache key of the session; no call has this address. */
const sessionKey = '/~session'
const cachedAtHeader = 'x-sild-kept-at'
const maxReplies = 200
/** Data of other users that the staff read is never stored. */
const neverCached = /^\/api\/(?:backoffice|system)\//

const nameOf = (owner: string): string => prefix + owner
const isReplyCache = (name: string): boolean => name.startsWith(prefix)

async function put(owner: string, key: string, body: BodyInit): Promise<void> {
  const headers = { 'content-type': 'application/json', [cachedAtHeader]: new Date().toISOString() }
  const cache = await caches.open(nameOf(owner))
  await cache.delete(key)
  await cache.put(key, new Response(body, { headers }))
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - maxReplies))) await cache.delete(old)
}

/** The member with cached replies; null for guests, for whom nothing is stored. */
function ownerIn(store: Store): string | null {
  const session = store.get(sessionAtom)
  return session.kind === 'member' ? session.user.guid : null
}

/** Caches a reply for a member. Signing out clears the cache, even if it happens at the same time. */
export async function cacheReply(store: Store, url: string, response: Response): Promise<void> {
  const owner = ownerIn(store)
  const type = response.headers.get('content-type') ?? ''
  if (owner === null || neverCached.test(url) || !type.startsWith('application/json')) return
  if (response.headers.has('x-file-name')) return
  const body = await response.text()
  if (ownerIn(store) === owner) await put(owner, url, body)
  if (ownerIn(store) !== owner) await deleteCaches()
}

/** Returns a cached reply. `cachedAtAtom` gets the age of the oldest reply on the page. */
export async function readReply(store: Store, url: string): Promise<Response | null> {
  const owner = ownerIn(store)
  const response = owner !== null && (await caches.match(url, { cacheName: nameOf(owner) }))
  if (!response) return null
  const at = new Date(response.headers.get(cachedAtHeader) ?? 0)
  store.set(cachedAtAtom, (shown) => (shown && shown < at ? shown : at))
  return response
}

/** Stores the session for starts without a connection, and deletes the caches of other members. */
export async function cacheSession(session: MemberSession): Promise<void> {
  const own = nameOf(session.user.guid)
  for (const name of await caches.keys()) if (isReplyCache(name) && name !== own) await caches.delete(name)
  await put(session.user.guid, sessionKey, JSON.stringify(session))
}

/** Returns the stored session if the browser is offline. Refreshes it as soon as there is a connection. */
export async function resume(error: unknown, refresh: () => Promise<unknown>): Promise<MemberSession | null> {
  if (!isApiError(error) || !error.isOffline) return null
  const name = (await caches.keys()).find((known) => isReplyCache(known))
  const cached = name && (await caches.match(sessionKey, { cacheName: name }))
  if (!cached) return null
  addEventListener('online', () => void refresh().catch(() => undefined), { once: true })
  return (await cached.json()) as MemberSession // Only `cacheSession` writes this entry.
}

/** Also deletes the cached pages, because their addresses reveal what the member looked at. */
export async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) if (isReplyCache(name) || name === pagesName) await caches.delete(name)
}
