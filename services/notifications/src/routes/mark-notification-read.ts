import { AppError } from '@sild/service-kit'
import { markRead } from '../actions/mark-read.ts'
import { serve } from '../deps.ts'

export const markNotificationRead = serve('markNotificationRead', ({ params, actor, transaction }) =>
  transaction(async (trx) => {
    if ((await markRead(trx, actor.userGuid, [params.id])) === 0) throw new AppError('notification-not-found')
    return { acknowledged: true as const }
  }),
)
