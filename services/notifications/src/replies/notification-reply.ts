import type { News, Notification as NotificationReply } from '@sild/contract/notifications/schemas'
import type { Notification } from '../models/notification.ts'

export const notificationReply = (notification: Notification): NotificationReply => ({
  ...newsOf(notification),
  id: notification.notificationGuid,
  isUnread: notification.readAt === null,
  createdAt: notification.createdAt.toISOString(),
})

// Only `notify` writes these columns, and its types ensure that they match.
const newsOf = ({ type, values, target }: Notification): News => ({ type, values, target }) as News
