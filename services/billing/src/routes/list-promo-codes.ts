import { serve } from '../deps.ts'
import { findUsedPromoCodes } from '../models/promo-code.ts'
import { promoCodeReply } from '../replies/promo-code-reply.ts'

export const listPromoCodesRoute = serve('listPromoCodes', async ({ actor: { companyGuid }, deps, locale }) => {
  const used = companyGuid ? await findUsedPromoCodes(deps.database.knex, companyGuid) : []
  return { list: used.map((code) => promoCodeReply(code, locale)) }
})
