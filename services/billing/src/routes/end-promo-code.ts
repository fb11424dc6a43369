import { endPromoCode } from '../actions/end-promo-code.ts'
import { serve } from '../deps.ts'
import { staffPromoCodeReply } from '../replies/staff-promo-code-reply.ts'

export const endPromoCodeRoute = serve('endPromoCode', ({ actor: { userGuid }, params, transaction }) =>
  transaction(async (trx) => staffPromoCodeReply(await endPromoCode(trx, params.code, userGuid))),
)
