import { activateAccount } from '../actions/activate-account.ts'
import { serve } from '../deps.ts'

export const activateAccountRoute = serve('activateAccount', ({ params, transaction, requestId }) =>
  transaction((trx) => activateAccount(trx, params.token, requestId)),
)
