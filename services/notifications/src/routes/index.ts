import { exportNotificationsDataRoute } from './export-notifications-data.ts'
import { getNewsPreferences } from './get-news-preferences.ts'
import { getNotificationActivity } from './get-notification-activity.ts'
import { listNotifications } from './list-notifications.ts'
import { listPushDevices } from './list-push-devices.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { removePushSubscription } from './remove-push-subscription.ts'
import { renewPushSubscriptionRoute } from './renew-push-subscription.ts'
import { savePushSubscriptionRoute } from './save-push-subscription.ts'
import { sendTestPushRoute } from './send-test-push.ts'
import { updateNewsPreferences } from './update-news-preferences.ts'

export const routes = [
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
  getNewsPreferences,
  updateNewsPreferences,
  listPushDevices,
  savePushSubscriptionRoute,
  renewPushSubscriptionRoute,
  removePushSubscription,
  sendTestPushRoute,
  // other services
  getNotificationActivity,
  exportNotificationsDataRoute,
]
