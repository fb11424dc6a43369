import { markRead } from '../actions/mark-read.ts'
import { serve } from '../deps.ts'

export const markNotificationsRead = serve('markNotificationsRead', ({ body, actor, transaction }) =>
  transaction(async (trx) => {
    await markRead(trx, actor.userGuid, body.notificationIds)
    return { acknowledged: true as const }
  }),
)
