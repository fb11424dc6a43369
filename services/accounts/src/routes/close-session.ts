import { closeSession } from '../actions/close-session.ts'
import { serve } from '../deps.ts'

export const closeSessionRoute = serve('closeSession', ({ body, transaction, requestId }) =>
  transaction(async (trx) => {
    await closeSession(trx, body, requestId)
    return { acknowledged: true as const }
  }),
)
