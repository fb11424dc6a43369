import { requestRecovery } from '../actions/request-recovery.ts'
import { serve } from '../deps.ts'

export const requestRecoveryRoute = serve('requestRecovery', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await requestRecovery(trx, deps, body.email)
    return { acknowledged: true as const }
  }),
)
