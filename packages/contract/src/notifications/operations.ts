import type { Operation } from '../operation.ts'

export const listNotifications = {
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notification/list',
  service: 'notifications',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation
export const markNotificationRead = {
  name: 'markNotificationRead',
  method: 'PUT',
  path: '/api/notification/{id}/setReaded',
  service: 'notifications',
  access: 'member',
  errors: ['notification-not-found'],
} as const satisfies Operation
export const markNotificationsRead = {
  name: 'markNotificationsRead',
  method: 'PUT',
  path: '/api/notification/setListReaded',
  service: 'notifications',
  access: 'member',
  errors: [],
} as const satisfies Operation
/** Unread notifications of the caller, for the activity counter. */
export const getNotificationActivity = {
  name: 'getNotificationActivity',
  method: 'GET',
  path: '/internal/notifications/activity',
  service: 'notifications',
  access: 'member',
  errors: [],
  isRead: true,
} as const satisfies Operation
