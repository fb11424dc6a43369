import { forgetAddress } from '../actions/forget-address.ts'
import { serve } from '../deps.ts'

export const forgetAddressRoute = serve('forgetAddress', ({ body: { email }, deps, transaction }) =>
  transaction(async (trx) => {
    await forgetAddress(trx, deps, email)
    return { acknowledged: true as const }
  }),
)
