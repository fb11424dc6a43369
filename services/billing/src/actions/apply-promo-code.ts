import { randomUUID } from 'node:crypto'
import { limitOf } from '@sild/contract/permissions'
import { AppError, expression, invalidField, lock, sql, type Transaction, uniqueViolation } from '@sild/service-kit'
import { nextOrderNumber, Payment } from '../models/payment.ts'
import { insertPromoUse, PromoCode, type UsedPromoCode } from '../models/promo-code.ts'
import { Subscription } from '../models/subscription.ts'

/** The gift begins when what the company has paid for ends. @throws invalid, promo-code-used */
export async function applyPromoCode(
  trx: Transaction,
  { companyGuid, holders }: { companyGuid: string; holders: readonly Buffer[] },
  given: string,
): Promise<UsedPromoCode> {
  const found = await PromoCode.findValid(trx, given)
  const days = found ? limitOf(found.planSlug, 'gift') : 0
  if (!found || !days) throw invalidField('code', { code: 'code-wrong' })
  const { code, planSlug } = found
  // Of two codes at the same moment the later gift begins when the earlier ends.
  await lock(trx, `gifts ${companyGuid}`)
  const startsAt = sql`greatest(now(), (select max(active_until) from subscriptions where company_guid = ${companyGuid} and status = 'ACTIVE'))`
  const paymentGuid = randomUUID()
  // A gift stands in the history beside what was paid.
  await Payment.query(trx).insert({
    paymentGuid,
    orderNumber: await nextOrderNumber(trx),
    companyGuid,
    type: 'subscription',
    planSlug,
    status: 'GIFT',
    netCents: 0,
    vatCents: 0,
    vatPercent: '0',
    vatScheme: 'outside-scope',
    provider: 'gift',
  })
  const { activeFrom, activeUntil, subscriptionGuid } = await Subscription.query(trx)
    .insert({
      companyGuid,
      planSlug,
      paymentGuid,
      status: 'ACTIVE',
      isGift: true,
      activeFrom: expression`${startsAt}`,
      activeUntil: expression`${startsAt} + make_interval(days => ${days})`,
    })
    .returning('*')
  try {
    await insertPromoUse(trx, { companyGuid, code, subscriptionGuid }, holders)
  } catch (error) {
    const isUsed = ['promo_uses_once', 'promo_holders_once'].some((once) => uniqueViolation(error, once))
    throw isUsed ? new AppError('promo-code-used') : error
  }
  return { code, planSlug, activeFrom, activeUntil }
}
