import { consumeQuota } from '../actions/consume-quota.ts'
import { findHolders } from '../actions/find-holders.ts'
import { serve } from '../deps.ts'

export const consumeQuotaRoute = serve('consumeQuota', async ({ body: { userGuid, ...use }, deps, transaction }) => {
  const holders = await findHolders(deps, { ...use, userGuid })
  return transaction((trx) => consumeQuota(trx, { ...use, holders }))
})
