import { AppError, expression, type Transaction } from '@sild/service-kit'
import { noteAction } from '../models/billing-action.ts'
import { codeOf, type PromoCode, promoCodes } from '../models/promo-code.ts'

/** Ends a code that works, or will. One that has ended stays as it is. @throws promo-code-not-found */
export async function endPromoCode(trx: Transaction, given: string, userGuid: string): Promise<PromoCode> {
  const code = codeOf(given)
  const found = await promoCodes(trx).findById(code)
  if (!found) throw new AppError('promo-code-not-found')
  if (found.isOver) return found
  await found.$query(trx).patch({ validUntil: expression`now()` })
  await noteAction(trx, { action: 'code-ended', userGuid, subject: code })
  return promoCodes(trx).findById(code).throwIfNotFound()
}
