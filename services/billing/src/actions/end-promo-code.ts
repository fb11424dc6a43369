import { AppError, expression, type Transaction } from '@sild/service-kit'
import { noteAction } from '../models/billing-action.ts'
import { codeOf, type PromoCode, promoCodes } from '../models/promo-code.ts'

/** Ends an active or future code. An ended one stays unchanged. @throws promo-code-not-found */
export async function endPromoCode(trx: Transaction, given: string, userGuid: string): Promise<PromoCode> {
  const code = codeOf(given)
  const found = await promoCodes(trx).findById(code)
  if (!found) throw new AppError('promo-code-not-found')
  if (found.isOver) return found
  // If two colleagues end it at once, the first one does.
  const ended = await found
    .$query(trx)
    .where(expression`valid_until is null or valid_until > now()`)
    .patch({ validUntil: expression`now()` })
  if (ended === 0) return promoCodes(trx).findById(code).throwIfNotFound()
  await noteAction(trx, { action: 'code-ended', userGuid, subject: code })
  return promoCodes(trx).findById(code).throwIfNotFound()
}
