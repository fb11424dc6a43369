import { agreeToPolicies } from '../actions/agree-to-policies.ts'
import { serve } from '../deps.ts'

export const acceptPoliciesRoute = serve('acceptPolicies', ({ actor, body, transaction }) =>
  transaction(async (trx) => {
    await agreeToPolicies(trx, actor.userGuid, body.policies)
    return { acknowledged: true }
  }),
)
