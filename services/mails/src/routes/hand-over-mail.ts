import { handOverMail } from '../actions/hand-over-mail.ts'
import { serve } from '../deps.ts'

export const handOverMailRoute = serve('handOverMail', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await handOverMail(trx, deps, body)
    return { acknowledged: true as const }
  }),
)
