import type { ApiClient } from '@sild/api-client'
import { listPushDevices, removePushSubscription, savePushSubscription } from '@sild/contract/notifications/operations'
import { serviceWorkerPath } from '@sild/paths'

/** `refused`: in the browser, which does not ask again. `home-screen`: once it is there (iOS). */
export type PushSupport = 'ready' | 'refused' | 'home-screen' | 'none'

export function pushSupport(): PushSupport {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isAble) return Notification.permission === 'denied' ? 'refused' : 'ready'
  return /\b(?:iPhone|iPad)\b/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches
    ? 'home-screen'
    : 'none'
}

/** The same worker for push, and for pages without a connection. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' })

/** How this browser is reached, where it is. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Registers the subscription at the server for the signed-in user. */
export async function savePush(api: ApiClient, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys: { auth = '', p256dh = '' } = {} } = subscription.toJSON()
  if (!endpoint) return
  const userAgent = navigator.userAgent.slice(0, 500)
  await api.call(savePushSubscription, { body: { endpoint, keys: { auth, p256dh }, userAgent } })
}

/** Asks the browser's question, and subscribes. False where the answer is no. */
export async function turnPushOn(api: ApiClient): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { applicationServerKey } = await api.call(listPushDevices, {})
  await registerServiceWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription with a key that the server has dropped receives nothing.
  const before = await pushManager.getSubscription()
  if (before && !isOfKey(before, applicationServerKey)) await before.unsubscribe()
  await savePush(api, await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  return true
}

/** Here first: without the server's word nothing arrives all the same. */
export async function turnPushOff(api: ApiClient): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await api.call(removePushSubscription, { body: { endpoint } })
}

function isOfKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey
  return own !== null && btoa(String.fromCharCode(...new Uint8Array(own))) === withPadding(key)
}
const withPadding = (base64url: string): string => {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/')
  return base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')
}
