import { AppError } from '@sild/service-kit'
import { endSessions } from '../actions/end-sessions.ts'
import { serve } from '../deps.ts'
import { audit } from '../models/audit-event.ts'

export const endSessionRoute = serve('endSession', ({ actor: { userGuid }, params, transaction, requestId }) => {
  const { sessionGuid } = params
  return transaction(async (trx) => {
    const count = await endSessions(trx, { userGuid, sessionGuid, revocation: 'ended-elsewhere' })
    if (count === 0) throw new AppError('session-not-found')
    await audit(trx, { event: 'sessions-ended', userGuid, sessionGuid, requestId })
    return { acknowledged: true as const }
  })
})
