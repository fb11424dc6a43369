import { operation } from '../operation.ts'

export const listNotifications = operation('GET', '/api/notification/list', { access: 'member', isRead: true })
export const markNotificationRead = operation('PUT', '/api/notification/{id}/setReaded', {
  access: 'member',
  errors: ['notification-not-found'],
})
export const markNotificationsRead = operation('PUT', '/api/notification/setListReaded', { access: 'member' })
/** Which news the caller gets by mail, and when not. */
export const getNewsPreferences = operation('GET', '/api/notification/preferences', { access: 'member', isRead: true })
export const updateNewsPreferences = operation('PATCH', '/api/notification/preferences', { access: 'member' })
/** Unread notifications of the caller, for the activity counter. */
export const getNotificationActivity = operation('GET', '/internal/notifications/activity', {
  access: 'member',
  isRead: true,
})
