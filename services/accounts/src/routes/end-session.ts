import { announceEnded } from '../actions/announce-ended.ts'
import { endSessions } from '../actions/end-sessions.ts'
import { serve } from '../deps.ts'
import { sessionNotFound } from '../errors.ts'
import { audit } from '../models/audit-event.ts'

export const endSessionRoute = serve('endSession', async ({ actor, deps, params, transaction, requestId }) => {
  const { userGuid } = actor
  const { sessionGuid } = params
  const reply = await transaction(async (trx) => {
    const ended = await endSessions(trx, { userGuid, sessionGuid, revocation: 'ended-elsewhere' })
    if (ended.length === 0) throw sessionNotFound()
    await audit(trx, { event: 'sessions-ended', userGuid, sessionGuid, requestId })
    return { acknowledged: true as const }
  })
  await announceEnded(deps, [sessionGuid])
  return reply
})
