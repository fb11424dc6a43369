import { verifyEmail } from '../actions/verify-email.ts'
import { serve } from '../deps.ts'

export const verifyEmailRoute = serve('verifyEmail', ({ deps, params, transaction, requestId }) =>
  transaction((trx) => verifyEmail(trx, deps, params.token, requestId)),
)
