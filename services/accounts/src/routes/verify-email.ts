import { verifyEmail } from '../actions/verify-email.ts'
import { serve } from '../deps.ts'

export const verifyEmailRoute = serve('verifyEmail', ({ params, transaction, requestId }) =>
  transaction(async (trx) => ({ status: await verifyEmail(trx, params.token, requestId) })),
)
