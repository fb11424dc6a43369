import { activityAtom } from '@sild/shell-api'
import type { createStore } from 'jotai'

/** The count of unread items of a member, on the icon of the app. */
export function followBadge(store: ReturnType<typeof createStore>): void {
  if (!('setAppBadge' in navigator)) return
  const show = (): void => {
    const { newMessagesCount, newNotificationsCount } = store.get(activityAtom)
    // 0 removes the badge.
    void navigator.setAppBadge(newMessagesCount + newNotificationsCount).catch(() => undefined)
  }
  store.sub(activityAtom, show)
  show()
}
