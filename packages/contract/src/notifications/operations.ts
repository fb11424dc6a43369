import { operation } from '../operation.ts'

export const listNotifications = operation('GET', '/api/notification/list', { access: 'member', isRead: true })
export const markNotificationRead = operation('PUT', '/api/notification/{id}/setReaded', {
  access: 'member',
  errors: ['notification-not-found'],
})
export const markNotificationsRead = operation('PUT', '/api/notification/setListReaded', { access: 'member' })
/** Topics of notifications that the caller gets in the portal, by mail and by push, and the quiet hours. */
export const getNewsPreferences = operation('GET', '/api/notification/preferences', { access: 'member', isRead: true })
export const updateNewsPreferences = operation('PATCH', '/api/notification/preferences', { access: 'member' })
/** Unread notifications of the caller, for the activity counter. */
export const getNotificationActivity = operation('GET', '/internal/notifications/activity', {
  access: 'member',
  isRead: true,
})
/** Browsers that receive pushes for the caller, and the key for new subscriptions. */
export const listPushDevices = operation('GET', '/api/notification/push', { access: 'member', isRead: true })
/** Subscribes this browser to pushes. A former user of the browser gets none there any more. */
export const savePushSubscription = operation('POST', '/api/notification/push', {
  access: 'member',
  errors: ['push-endpoint-refused'],
})
/**
 * Replaces or removes a subscription that the browser renewed. It has no session then, only a secret of the old one.
 * Always replies alike.
 */
export const renewPushSubscription = operation('POST', '/api/notification/push/renewed', {
  access: 'public',
  errors: ['push-endpoint-refused'],
})
/** Succeeds also if there is no subscription. */
export const removePushSubscription = operation('DELETE', '/api/notification/push', { access: 'member' })
export const sendTestPush = operation('POST', '/api/notification/push/test', {
  access: 'member',
  errors: ['push-device-missing'],
})

/** The notifications in a user's export of personal data. */
export const exportNotificationsData = operation('POST', '/internal/notifications/personal-data', {
  access: 'system',
  isRead: true,
})
