import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { noteAction } from '../models/billing-action.ts'
import { codeOf, endCode, promoCodes } from '../models/promo-code.ts'
import { staffPromoCodeReply } from '../replies/staff-promo-code-reply.ts'

/** Ends a code that works, or will. One that has ended stays as it is. */
export const endPromoCodeRoute = serve('endPromoCode', ({ actor: { userGuid }, params, transaction }) =>
  transaction(async (trx) => {
    const code = codeOf(params.code)
    const found = await promoCodes(trx).findById(code)
    if (!found) throw new AppError('promo-code-not-found')
    if (found.isOver) return staffPromoCodeReply(found)
    // Of two colleagues at once the first ends it.
    if (await endCode(trx, code)) await noteAction(trx, { action: 'code-ended', userGuid, subject: code })
    return staffPromoCodeReply(await promoCodes(trx).findById(code).throwIfNotFound())
  }),
)
