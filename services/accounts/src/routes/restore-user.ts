import { restoreUser } from '../actions/restore-user.ts'
import { serve } from '../deps.ts'

export const restoreUserRoute = serve('restoreUser', ({ actor, body, deps, params, requestId, transaction }) =>
  transaction(async (trx) => {
    await restoreUser(trx, deps, actor, { ...params, ...body, requestId })
    return params
  }),
)
