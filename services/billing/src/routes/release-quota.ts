import { releaseQuota } from '../actions/release-quota.ts'
import { serve } from '../deps.ts'

export const releaseQuotaRoute = serve('releaseQuota', ({ body, transaction }) =>
  transaction(async (trx) => {
    await releaseQuota(trx, body)
    return { acknowledged: true as const }
  }),
)
