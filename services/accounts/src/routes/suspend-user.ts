import { suspendUser } from '../actions/suspend-user.ts'
import { serve } from '../deps.ts'

export const suspendUserRoute = serve('suspendUser', ({ actor, body, deps, params, requestId, transaction }) =>
  transaction(async (trx) => {
    await suspendUser(trx, deps, actor, { ...params, ...body, requestId })
    return params
  }),
)
