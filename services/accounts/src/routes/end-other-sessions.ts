import { endSessions } from '../actions/end-sessions.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'

export const endOtherSessionsRoute = serve('endOtherSessions', ({ actor, transaction, requestId }) => {
  const { userGuid, sessionGuid } = actor
  return transaction(async (trx) => {
    const endedCount = await endSessions(trx, { userGuid, keptSessionGuid: sessionGuid, revocation: 'ended-elsewhere' })
    await audit(trx, { event: 'sessions-ended', userGuid, requestId })
    return { endedCount }
  })
})
