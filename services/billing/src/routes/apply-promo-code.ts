import { applyPromoCode } from '../actions/apply-promo-code.ts'
import { findHolders } from '../actions/find-holders.ts'
import { serve } from '../deps.ts'
import { promoCodeReply } from '../replies/promo-code-reply.ts'

export const applyPromoCodeRoute = serve('applyPromoCode', async ({ actor, body, deps, locale, transaction }) => {
  const recipient = { companyGuid: actor.companyGuid, holders: await findHolders(deps, actor) }
  return transaction(async (trx) => promoCodeReply(await applyPromoCode(trx, recipient, body.code), locale))
})
