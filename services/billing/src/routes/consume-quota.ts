import { consumeQuota } from '../actions/consume-quota.ts'
import { serve } from '../deps.ts'

export const consumeQuotaRoute = serve('consumeQuota', ({ body, transaction }) =>
  transaction((trx) => consumeQuota(trx, body)),
)
