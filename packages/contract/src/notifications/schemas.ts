import * as z from 'zod/mini'
import { notificationActivity } from '../activity.ts'
import { constants } from '../limits.ts'
import { acknowledged, guid, instant, queryNumber } from '../primitives.ts'

export const notificationTypes = [
  'publication-approved',
  'publication-rejected',
  'publication-expired',
  'response-received',
  'chat-message',
  'company-review',
  'review-awaited',
  'report-decided',
  'content-hidden',
  'subscription',
  'tutorial',
  'support',
] as const

/** The sentence is made in the browser from the type and its values, in the reader's language. */
export const notification = z.strictObject({
  id: guid,
  type: z.enum(notificationTypes),
  isUnread: z.boolean(),
  /** Names that the sentence shows, such as the publication's or the company's. */
  values: z.record(z.string(), z.string()),
  /** Ids that the link is made of: cardType, publicationGuid, publicationSlug, chatGuid, companySlug … */
  target: z.record(z.string(), z.string()),
  createdAt: instant,
})
export type Notification = z.infer<typeof notification>

export const notificationsSchemas = {
  listNotifications: {
    query: z.strictObject({
      filterByLimit: z._default(queryNumber(1, constants.notificationsLimit), constants.notificationsLimit),
    }),
    reply: z.strictObject({ list: z.array(notification), unreadCount: z.int() }),
  },
  markNotificationRead: { params: z.strictObject({ id: guid }), reply: acknowledged },
  markNotificationsRead: {
    body: z.strictObject({ notificationIds: z.array(guid).check(z.maxLength(constants.notificationsLimit)) }),
    reply: acknowledged,
  },
  getNotificationActivity: { reply: notificationActivity },
} as const
