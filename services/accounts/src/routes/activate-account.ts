import { activateAccount } from '../actions/activate-account.ts'
import { serve } from '../deps.ts'

export const activateAccountRoute = serve('activateAccount', ({ params, transaction, requestId }) =>
  transaction(async (trx) => ({ status: await activateAccount(trx, params.token, requestId) })),
)
