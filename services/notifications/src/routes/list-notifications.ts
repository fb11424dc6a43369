import { serve } from '../deps.ts'
import { Notification } from '../models/notification.ts'
import { notificationReply } from '../replies/notification-reply.ts'

export const listNotificationsRoute = serve('listNotifications', async ({ query, actor, deps }) => {
  const own = Notification.shownTo(deps.database.knex, actor.userGuid)
  const [list, unreadCount] = await Promise.all([
    own
      .clone()
      .orderBy([{ column: 'createdAt', order: 'desc' }, 'notificationGuid'])
      .limit(query.filterByLimit),
    own.clone().whereNull('readAt').resultSize(),
  ])
  return { list: list.map(notificationReply), unreadCount }
})
