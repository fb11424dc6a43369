import { serve } from '../deps.ts'
import { promoCodes } from '../models/promo-code.ts'
import { staffPromoCodeReply } from '../replies/staff-promo-code-reply.ts'

export const listAllPromoCodesRoute = serve('listAllPromoCodes', async ({ deps }) => ({
  list: (await promoCodes(deps.database.knex).limit(500)).map(staffPromoCodeReply),
}))
