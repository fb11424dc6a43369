import { announceRead } from '../actions/announce-read.ts'
import { markRead } from '../actions/mark-read.ts'
import { serve } from '../deps.ts'

export const markNotificationsRead = serve('markNotificationsRead', async ({ body, actor, deps, transaction }) => {
  const reply = await transaction(async (trx) => {
    await markRead(trx, actor.userGuid, body.notificationIds)
    return { acknowledged: true as const }
  })
  await announceRead(deps, actor.userGuid)
  return reply
})
