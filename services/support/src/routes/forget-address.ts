import { forgetAddress } from '../actions/forget-address.ts'
import { serve } from '../deps.ts'

export const forgetAddressRoute = serve('forgetAddress', ({ body: { email }, transaction }) =>
  transaction(async (trx) => {
    await forgetAddress(trx, email)
    return { acknowledged: true as const }
  }),
)
