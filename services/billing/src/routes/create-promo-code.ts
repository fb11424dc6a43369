import { invalidField } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { noteAction } from '../models/billing-action.ts'
import { codeOf, PromoCode, promoCodes } from '../models/promo-code.ts'
import { staffPromoCodeReply } from '../replies/staff-promo-code-reply.ts'

export const createPromoCodeRoute = serve('createPromoCode', ({ actor: { userGuid }, body, transaction }) =>
  transaction(async (trx) => {
    const { days, maxUses = null, plan, validFrom, validUntil } = body
    const code = codeOf(body.code)
    const inserted = await PromoCode.query(trx)
      .insert({
        code,
        planSlug: plan as PromoCode['planSlug'], // The schema refuses the free one.
        days,
        maxUses,
        validFrom: validFrom ? new Date(validFrom) : null,
        validUntil: validUntil ? new Date(validUntil) : null,
      })
      .onConflict('code')
      .ignore()
      .returning('*')
    if (!inserted.createdAt) throw invalidField('code', { code: 'code-taken' })
    await noteAction(trx, { action: 'code-created', userGuid, subject: code })
    return staffPromoCodeReply(await promoCodes(trx).findById(code).throwIfNotFound())
  }),
)
