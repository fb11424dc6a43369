import { markRead } from '../actions/mark-read.ts'
import { serve } from '../deps.ts'

export const markNotificationsReadRoute = serve('markNotificationsRead', ({ body, actor, deps, transaction }) =>
  transaction(async (trx) => {
    await markRead(trx, deps, actor.userGuid, body.notificationIds)
    return { acknowledged: true as const }
  }),
)
