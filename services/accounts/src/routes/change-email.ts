import { changeEmail } from '../actions/change-email.ts'
import { serve } from '../deps.ts'

export const changeEmailRoute = serve('changeEmail', ({ actor, body, deps, transaction, requestId }) =>
  transaction(async (trx) => {
    await changeEmail(trx, deps, { ...body, userGuid: actor.userGuid, requestId })
    return { acknowledged: true as const }
  }),
)
