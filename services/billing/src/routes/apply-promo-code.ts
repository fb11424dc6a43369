import { applyPromoCode } from '../actions/apply-promo-code.ts'
import { serve } from '../deps.ts'
import { promoCodeReply } from '../replies/promo-code-reply.ts'

export const applyPromoCodeRoute = serve('applyPromoCode', ({ actor, body, locale, transaction }) =>
  transaction(async (trx) => promoCodeReply(await applyPromoCode(trx, actor.companyGuid, body.code), locale)),
)
