import { resendVerification } from '../actions/resend-verification.ts'
import { serve } from '../deps.ts'

export const resendVerificationRoute = serve('resendVerification', ({ actor, body, deps, transaction, requestId }) =>
  transaction(async (trx) => {
    await resendVerification(trx, deps, { userGuid: actor.userGuid, userType: body.userType, requestId })
    return { acknowledged: true as const }
  }),
)
