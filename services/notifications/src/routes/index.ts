import { exportNotificationsDataRoute } from './export-notifications-data.ts'
import { getNewsPreferencesRoute } from './get-news-preferences.ts'
import { getNotificationActivityRoute } from './get-notification-activity.ts'
import { listNotificationsRoute } from './list-notifications.ts'
import { listPushDevicesRoute } from './list-push-devices.ts'
import { markNotificationReadRoute } from './mark-notification-read.ts'
import { markNotificationsReadRoute } from './mark-notifications-read.ts'
import { removePushSubscriptionRoute } from './remove-push-subscription.ts'
import { renewPushSubscriptionRoute } from './renew-push-subscription.ts'
import { savePushSubscriptionRoute } from './save-push-subscription.ts'
import { sendTestPushRoute } from './send-test-push.ts'
import { updateNewsPreferencesRoute } from './update-news-preferences.ts'

export const routes = [
  listNotificationsRoute,
  markNotificationReadRoute,
  markNotificationsReadRoute,
  getNewsPreferencesRoute,
  updateNewsPreferencesRoute,
  listPushDevicesRoute,
  savePushSubscriptionRoute,
  renewPushSubscriptionRoute,
  removePushSubscriptionRoute,
  sendTestPushRoute,
  // other services
  getNotificationActivityRoute,
  exportNotificationsDataRoute,
]
