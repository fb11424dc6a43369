import { registerEmail } from '../actions/register-email.ts'
import { serve } from '../deps.ts'

export const registerEmailRoute = serve('registerEmail', ({ body, deps, locale, transaction, requestId }) =>
  transaction(async (trx) => {
    await registerEmail(trx, deps, body, { locale, requestId })
    return { acknowledged: true as const }
  }),
)
