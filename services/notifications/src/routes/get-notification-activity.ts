import { serve } from '../deps.ts'
import { Notification } from '../models/notification.ts'

export const getNotificationActivity = serve('getNotificationActivity', async ({ actor, deps }) => ({
  new: await Notification.query(deps.database.knex).where('userGuid', actor.userGuid).whereNull('readAt').resultSize(),
}))
