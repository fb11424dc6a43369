import { getNotificationActivity } from './get-notification-activity.ts'
import { listNotifications } from './list-notifications.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'

export const routes = [listNotifications, markNotificationRead, markNotificationsRead, getNotificationActivity]
