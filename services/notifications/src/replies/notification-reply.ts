import type { Notification as NotificationReply } from '@sild/contract/notifications/schemas'
import type { Notification } from '../models/notification.ts'

export const notificationReply = (notification: Notification): NotificationReply => ({
  id: notification.notificationGuid,
  type: notification.type,
  isUnread: notification.readAt === null,
  values: notification.values,
  target: notification.target,
  createdAt: notification.createdAt.toISOString(),
})
