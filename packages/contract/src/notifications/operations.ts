import { operation } from '../operation.ts'

export const listNotifications = operation('GET', '/api/notification/list', { access: 'member', isRead: true })
export const markNotificationRead = operation('PUT', '/api/notification/{id}/setReaded', {
  access: 'member',
  errors: ['notification-not-found'],
})
export const markNotificationsRead = operation('PUT', '/api/notification/setListReaded', { access: 'member' })
/** Which news the caller gets in the portal, by mail and by push, and when not. */
export const getNewsPreferences = operation('GET', '/api/notification/preferences', { access: 'member', isRead: true })
export const updateNewsPreferences = operation('PATCH', '/api/notification/preferences', { access: 'member' })
/** Unread notifications of the caller, for the activity counter. */
export const getNotificationActivity = operation('GET', '/internal/notifications/activity', {
  access: 'member',
  isRead: true,
})
/** Browsers that get what the caller has not read, and the key that others subscribe with. */
export const listPushDevices = operation('GET', '/api/notification/push', { access: 'member', isRead: true })
/** Of this browser; whoever used it before is told nothing there any more. */
export const savePushSubscription = operation('POST', '/api/notification/push', {
  access: 'member',
  errors: ['push-endpoint-refused'],
})
/** A browser has got another subscription, or lost the one it had. It knows no session then, but a secret of the old one. Always the same answer. */
export const renewPushSubscription = operation('POST', '/api/notification/push/renewed', {
  access: 'public',
  errors: ['push-endpoint-refused'],
})
/** What is not there is removed already. */
export const removePushSubscription = operation('DELETE', '/api/notification/push', { access: 'member' })
export const sendTestPush = operation('POST', '/api/notification/push/test', {
  access: 'member',
  errors: ['push-device-missing'],
})

/** Its share of what somebody is given who asks for their data. */
export const exportNotificationsData = operation('POST', '/internal/notifications/personal-data', {
  access: 'system',
  isRead: true,
})
