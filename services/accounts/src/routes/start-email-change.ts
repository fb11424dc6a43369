import { startEmailChange } from '../actions/start-email-change.ts'
import { serve } from '../deps.ts'

export const startEmailChangeRoute = serve('startEmailChange', ({ actor, body, deps, transaction, requestId }) =>
  transaction(async (trx) => {
    await startEmailChange(trx, deps, { ...body, staff: actor, requestId })
    return { acknowledged: true as const }
  }),
)
