import { isApiError, type MemberSession, sessionAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'
import { keptAtAtom } from './kept-at.ts'

export { leaveDevice } from './leave-device.ts'

export type Store = ReturnType<typeof createStore>

/** One cache per member, with their session and the replies that they have read. */
const prefix = 'sild-replies-'
const pagesName = 'sild-pages'
/** Cache key of the session; no call has this address. */
const sessionKey = '/~session'
const keptAtHeader = 'x-sild-kept-at'
const mostReplies = 200
/** Data of other users that the staff read is never stored. */
const neverKept = /^\/api\/(?:backoffice|system)\//

const nameOf = (owner: string): string => prefix + owner
const isKept = (name: string): boolean => name.startsWith(prefix)

async function put(owner: string, key: string, body: BodyInit): Promise<void> {
  const headers = { 'content-type': 'application/json', [keptAtHeader]: new Date().toISOString() }
  const cache = await caches.open(nameOf(owner))
  await cache.delete(key)
  await cache.put(key, new Response(body, { headers }))
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - mostReplies))) await cache.delete(old)
}

/** The member with cached replies; null for guests, for whom nothing is stored. */
function ownerIn(store: Store): string | null {
  const session = store.get(sessionAtom)
  return session.kind === 'member' ? session.user.guid : null
}

/** Caches a reply for a member. Signing out clears the cache, even if it happens at the same time. */
export async function keepReply(store: Store, url: string, response: Response): Promise<void> {
  const owner = ownerIn(store)
  const type = response.headers.get('content-type') ?? ''
  if (owner === null || neverKept.test(url) || !type.startsWith('application/json')) return
  if (response.headers.has('x-file-name')) return
  const body = await response.text()
  if (ownerIn(store) === owner) await put(owner, url, body)
  if (ownerIn(store) !== owner) await forgetKept()
}

/** Returns a cached reply. `keptAtAtom` gets the age of the oldest reply on the page. */
export async function readReply(store: Store, url: string): Promise<Response | null> {
  const owner = ownerIn(store)
  const response = owner !== null && (await caches.match(url, { cacheName: nameOf(owner) }))
  if (!response) return null
  const at = new Date(response.headers.get(keptAtHeader) ?? 0)
  store.set(keptAtAtom, (shown) => (shown && shown < at ? shown : at))
  return response
}

/** Stores the session for starts without a connection, and deletes the caches of other members. */
export async function keepSession(session: MemberSession): Promise<void> {
  const own = nameOf(session.user.guid)
  for (const name of await caches.keys()) if (isKept(name) && name !== own) await caches.delete(name)
  await put(session.user.guid, sessionKey, JSON.stringify(session))
}

/** Returns the stored session if the browser is offline. Refreshes it as soon as there is a connection. */
export async function resume(error: unknown, refresh: () => Promise<unknown>): Promise<MemberSession | null> {
  if (!isApiError(error) || !error.isOffline) return null
  const name = (await caches.keys()).find((known) => isKept(known))
  const kept = name && (await caches.match(sessionKey, { cacheName: name }))
  if (!kept) return null
  addEventListener('online', () => void refresh().catch(() => undefined), { once: true })
  return (await kept.json()) as MemberSession // Only `keepSession` writes this entry.
}

/** Also deletes the cached pages, because their addresses reveal what the member looked at. */
export async function forgetKept(): Promise<void> {
  for (const name of await caches.keys()) if (isKept(name) || name === pagesName) await caches.delete(name)
}
