import { AppError } from '@sild/service-kit'
import { markRead } from '../actions/mark-read.ts'
import { serve } from '../deps.ts'

export const markNotificationReadRoute = serve('markNotificationRead', ({ params, actor, deps, transaction }) =>
  transaction(async (trx) => {
    const marked = await markRead(trx, deps, actor.userGuid, [params.id])
    if (marked === 0) throw new AppError('notification-not-found')
    return { acknowledged: true as const }
  }),
)
