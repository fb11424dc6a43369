import { serve } from '../deps.ts'
import { Notification } from '../models/notification.ts'

export const getNotificationActivityRoute = serve('getNotificationActivity', async ({ actor, deps }) => ({
  new: await Notification.shownTo(deps.database.knex, actor.userGuid).whereNull('readAt').resultSize(),
}))
