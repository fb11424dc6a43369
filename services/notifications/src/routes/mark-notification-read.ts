import { AppError } from '@sild/service-kit'
import { announceRead } from '../actions/announce-read.ts'
import { markRead } from '../actions/mark-read.ts'
import { serve } from '../deps.ts'

export const markNotificationRead = serve('markNotificationRead', async ({ params, actor, deps, transaction }) => {
  const reply = await transaction(async (trx) => {
    if ((await markRead(trx, actor.userGuid, [params.id])) === 0) throw new AppError('notification-not-found')
    return { acknowledged: true as const }
  })
  await announceRead(deps, actor.userGuid)
  return reply
})
