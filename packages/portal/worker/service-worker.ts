/**
 * All that Sild runs without a page. It shows pushes, and without a connection the pages that this browser has seen. It
 * knows no release and no session, and makes one call: it renews the push subscription. It caches only public things:
 * documents, and files that the documents name by hash. It is sent as it is, without its types, so it imports nothing
 * that runs (decision 48).
 */
import type { PushPayload } from '../../contract/src/notifications/push-payload.ts'
import type { PushRenewal } from '../../contract/src/notifications/push-schemas.ts'

declare const self: ServiceWorkerGlobalScope

const pagesName = 'sild-pages'
const filesName = 'sild-files'
/** These pages hold no user's data: they stay after a sign-out. */
const offlineName = 'sild-offline'
const offlinePages = ['/offline', '/et/offline', '/fr/offline']
const maxPages = 60
const maxFiles = 800
/** How this browser was reached last, for a browser that does not say what it gives up. */
const reachedName = 'sild-reached'
const reachedAt = '/reached'
/** Of a kept page: when it came. */
const cachedAtHeader = 'x-sild-kept-at'

/** The message of an idle page with its files, for the cache. */
interface Keep {
  type: 'keep'
  page: string
  files: string[]
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const offline = await caches.open(offlineName)
      await offline.addAll(offlinePages.map((path) => new Request(path, { cache: 'reload' })))
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // The request of a page is under way before this script is.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageOf(event))
  else if (pathname.startsWith('/a/')) event.respondWith(fileOf(request))
})

/** As the server sends it; of what it sent before only where it cannot be reached. */
async function pageOf(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined // It is typed as any.
    const response = preloaded ?? (await fetch(request))
    if (isPublic(response)) event.waitUntil(cachePage(request.url, response.clone()).catch(() => undefined))
    return response
  } catch {
    const pages = await caches.open(pagesName)
    const cached = await pages.match(withoutHash(request.url))
    if (cached) return withAge(cached)
    const [, locale] = /^\/(et|fr)(?:\/|$)/.exec(new URL(request.url).pathname) ?? []
    const offline = await caches.open(offlineName)
    return (await offline.match(locale ? `/${locale}/offline` : '/offline')) ?? Response.error()
  }
}

const withoutHash = (url: string): string => url.replace(/#.*$/, '')
/** Previews, failures and targets of redirects are not cached. */
const isPublic = ({ headers, redirected, status, type }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !(headers.get('cache-control') ?? '').includes('no-store')

async function cachePage(url: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers)
  headers.set(cachedAtHeader, new Date().toISOString())
  // It is kept as it was unpacked.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const pages = await caches.open(pagesName)
  const address = withoutHash(url)
  // Move it to the end, so that the first entry is the least recently seen one.
  await pages.delete(address)
  await pages.put(address, new Response(await response.blob(), { headers }))
  await prune(pages, maxPages)
}

/** Writes the time of caching into the page. */
async function withAge(cached: Response): Promise<Response> {
  const at = cached.headers.get(cachedAtHeader) ?? ''
  const html = await cached.text()
  return new Response(html.replace('<html ', `<html data-kept-at="${at}" `), { headers: cached.headers })
}

/** Files never change under their address, and the browser checks their hash. */
async function fileOf(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: filesName })
  return cached ?? fetch(request)
}

async function prune(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

self.addEventListener('message', (event) => {
  const message = event.data as Keep // Only our pages write to it.
  if (message?.type === 'keep') event.waitUntil(keep(message).catch(() => undefined))
})

async function keep({ files: wanted, page }: Keep): Promise<void> {
  await rememberReached()
  const files = await caches.open(filesName)
  for (const url of wanted) {
    const { origin, pathname } = new URL(url, self.location.href)
    if (origin !== self.location.origin || !pathname.startsWith('/a/') || (await files.match(url))) continue
    // They have just been loaded: the browser has them.
    const response = await fetch(url, { cache: 'force-cache' })
    if (response.ok) await files.put(url, response)
  }
  await prune(files, maxFiles)
  const pages = await caches.open(pagesName)
  if (await pages.match(withoutHash(page))) return
  const response = await fetch(page, { headers: { accept: 'text/html' } })
  if (isPublic(response)) await cachePage(page, response)
}

self.addEventListener('push', (event) => {
  event.waitUntil(
    (async () => {
      const payload = event.data?.json() as PushPayload | undefined // Only our server can seal one.
      if (!payload) return
      const { body, locale, path, tag, title, unreadCount } = payload
      if ('setAppBadge' in navigator) await navigator.setAppBadge(unreadCount).catch(() => undefined)
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      // A focused page of Sild shows it by itself. The test push is always shown.
      if (tag !== 'test' && windows.some(({ focused }) => focused)) return
      await self.registration.showNotification(title, {
        body,
        tag,
        lang: locale,
        icon: '/icons/app-192.png',
        badge: '/icons/badge-96.png',
        data: { path },
      })
    })(),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    (async () => {
      const { path = '/' } = (event.notification.data ?? {}) as { path?: string } // Given above.
      const url = new URL(path, self.location.origin)
      // What another window shows may be half written: it is left alone.
      if (url.origin !== self.location.origin) return
      const windows = await self.clients.matchAll({ type: 'window' })
      const open = windows.find((window) => withoutHash(window.url) === withoutHash(url.href))
      await (open ? open.focus() : self.clients.openWindow(url.href))
    })(),
  )
})

interface Reached {
  before: PushRenewal['before']
  /** What the server subscribed with. */
  applicationServerKey: string
}
/** Older libraries of types do not know what the event brings; older browsers do not bring it. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange // lib.webworker does not know it.
  change.waitUntil(renew(change).catch(() => undefined))
})

/** The server sends there from now on. What does not reach it now is made good by the next page. */
async function renew({ newSubscription, oldSubscription }: SubscriptionChange): Promise<void> {
  const reached = (oldSubscription && reachedBy(oldSubscription)) ?? (await lastReached())
  if (!reached) return
  const { pushManager } = self.registration
  const { applicationServerKey, before } = reached
  const subscription =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null))
  const body: PushRenewal = { before, renewed: subscription && subscriptionIn(subscription) }
  const response = await fetch('/api/notification/push/renewed', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) await rememberReached()
}

function subscriptionIn(subscription: PushSubscription): NonNullable<PushRenewal['renewed']> {
  const { endpoint = '', keys: { auth = '', p256dh = '' } = {} } = subscription.toJSON()
  return { endpoint, keys: { auth, p256dh } }
}

function reachedBy(subscription: PushSubscription): Reached | null {
  const { endpoint, keys } = subscriptionIn(subscription)
  const key = subscription.options.applicationServerKey
  if (!endpoint || !key) return null
  const base64 = btoa(String.fromCharCode(...new Uint8Array(key)))
  const applicationServerKey = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return { before: { endpoint, auth: keys.auth }, applicationServerKey }
}

async function rememberReached(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription()
  const cached = await caches.open(reachedName)
  const reached = subscription && reachedBy(subscription)
  if (reached) await cached.put(reachedAt, new Response(JSON.stringify(reached)))
  else await cached.delete(reachedAt)
}

async function lastReached(): Promise<Reached | null> {
  const cached = await (await caches.open(reachedName)).match(reachedAt)
  return cached ? ((await cached.json()) as Reached) : null // Written below.
}
