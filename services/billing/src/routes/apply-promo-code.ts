import { AppError, invalidField, uniqueViolation } from '@sild/service-kit'
import { findHolders } from '../actions/find-holders.ts'
import { givePlan } from '../actions/give-plan.ts'
import { serve } from '../deps.ts'
import { insertPromoUse, takePromoCode } from '../models/promo-code.ts'
import { promoCodeReply } from '../replies/promo-code-reply.ts'
import { daysOfCode } from '../rules/days-of-code.ts'

/** The gift begins when the paid period of the company ends. */
export const applyPromoCodeRoute = serve('applyPromoCode', async ({ actor, body, deps, locale, transaction }) => {
  const { companyGuid } = actor
  const holders = await findHolders(deps, actor)
  return transaction(async (trx) => {
    const found = await takePromoCode(trx, body.code)
    const days = found && daysOfCode(found)
    if (!found || !days) throw invalidField('code', { code: 'code-wrong' })
    const { code, planSlug } = found
    const { activeFrom, activeUntil, subscriptionGuid } = await givePlan(trx, { companyGuid, planSlug, days })
    try {
      await insertPromoUse(trx, { companyGuid, code, subscriptionGuid }, holders)
    } catch (error) {
      const isUsed = ['promo_uses_once', 'promo_holders_once'].some((once) => uniqueViolation(error, once))
      throw isUsed ? new AppError('promo-code-used') : error
    }
    return promoCodeReply({ code, planSlug, days: found.days, activeFrom, activeUntil }, locale)
  })
})
