import { AppError, invalidField, type Transaction, uniqueViolation } from '@sild/service-kit'
import { daysOfCode, insertPromoUse, takePromoCode, type UsedPromoCode } from '../models/promo-code.ts'
import { givePlan } from './give-plan.ts'

/** The gift begins when the paid period of the company ends. @throws invalid, promo-code-used */
export async function applyPromoCode(
  trx: Transaction,
  { companyGuid, holders }: { companyGuid: string; holders: readonly Buffer[] },
  given: string,
): Promise<UsedPromoCode> {
  const found = await takePromoCode(trx, given)
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
  return { code, planSlug, days: found.days, activeFrom, activeUntil }
}
