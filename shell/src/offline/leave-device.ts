import type { ApiClient } from '@sild/api-client'
import { turnPushOff } from '@sild/shell-api/push'

/**
 * Before signing out: ends pushes and clears notifications on this device. Signing out waits for this at most
 * two seconds.
 */
export async function leaveDevice(api: ApiClient): Promise<void> {
  const leaving = (async () => {
    if (!('serviceWorker' in navigator)) return
    await turnPushOff(api)
    const registration = await navigator.serviceWorker.getRegistration()
    for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
    await navigator.clearAppBadge?.()
  })()
  await Promise.race([leaving.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 2000))])
}
