import { getNewsPreferences } from './get-news-preferences.ts'
import { getNotificationActivity } from './get-notification-activity.ts'
import { listNotifications } from './list-notifications.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { updateNewsPreferences } from './update-news-preferences.ts'

export const routes = [
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  getNewsPreferences,
  updateNewsPreferences,
  // other services
  getNotificationActivity,
]
