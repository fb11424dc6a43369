import { type Connection, expression, type Transaction, modelOf } from '@sild/service-kit'
import type { Subscription } from './subscription.ts'

export class PromoCode extends modelOf('promoCodes', 'code') {
  declare code: string
  declare planSlug: Subscription['planSlug']
  /** Null for as long as it stands here. */
  declare validUntil: Date | null

  static async findValid(connection: Connection, code: string): Promise<PromoCode | undefined> {
    return PromoCode.query(connection)
      .findById(code.trim().toUpperCase())
      .where((query) => void query.whereNull('validUntil').orWhere('validUntil', '>', expression`now()`))
  }
}

/** A code with what it gave a company. */
export type UsedPromoCode = Pick<PromoCode, 'code' | 'planSlug'> & Pick<Subscription, 'activeFrom' | 'activeUntil'>

export const findUsedPromoCodes = (connection: Connection, companyGuid: string): Promise<UsedPromoCode[]> =>
  connection('promoUses')
    .join('subscriptions', 'subscriptions.subscriptionGuid', 'promoUses.subscriptionGuid')
    .where('promoUses.companyGuid', companyGuid)
    .orderBy('promoUses.usedAt', 'desc')
    .select('promoUses.code', 'subscriptions.planSlug', 'subscriptions.activeFrom', 'subscriptions.activeUntil')

export async function insertPromoUse(
  trx: Transaction,
  use: { companyGuid: string; code: string; subscriptionGuid: string },
  holders: readonly Buffer[],
): Promise<void> {
  await trx('promoUses').insert(use)
  await trx('promoHolders').insert(holders.map((holder) => ({ holder, code: use.code })))
}
