import { announceEnded } from '../actions/announce-ended.ts'
import { endSessions } from '../actions/end-sessions.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'

export const endOtherSessionsRoute = serve('endOtherSessions', async ({ actor, deps, transaction, requestId }) => {
  const { userGuid, sessionGuid } = actor
  let ended: string[] = []
  const reply = await transaction(async (trx) => {
    ended = await endSessions(trx, { userGuid, keptSessionGuid: sessionGuid, revocation: 'ended-elsewhere' })
    await audit(trx, { event: 'sessions-ended', userGuid, requestId })
    return { endedCount: ended.length }
  })
  await announceEnded(deps, ended)
  return reply
})
