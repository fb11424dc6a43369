import { limitOf } from '@sild/contract/permissions'
import { type Connection, expression, modelOf, type Transaction } from '@sild/service-kit'
import type { Subscription } from './subscription.ts'

export class PromoCode extends modelOf('promoCodes', 'code') {
  declare code: string
  declare planSlug: Subscription['planSlug']
  /** Null: the same as the plan gives as a gift. */
  declare days: number | null
  declare validFrom: Date | null
  /** Null for as long as it stands here. */
  declare validUntil: Date | null
  /** Null means unlimited. */
  declare maxUses: number | null
  declare usedCount: number
  declare createdAt: Date
  /** Only where it was selected: whether it works now, by the database's clock. */
  declare isValid?: boolean
  /** The same: whether its time is over or all its uses are taken. */
  declare isOver?: boolean
}

const isValid = expression`coalesce(valid_from <= now(), true) and coalesce(valid_until > now(), true) and coalesce(used_count < max_uses, true)`
const isOver = expression`coalesce(valid_until <= now(), false) or coalesce(used_count >= max_uses, false)`
export const codeOf = (given: string): string => given.trim().toUpperCase()
export const daysOfCode = ({ days, planSlug }: Pick<PromoCode, 'days' | 'planSlug'>): number =>
  days ?? limitOf(planSlug, 'gift') ?? 0

/** Counts one use of a code that works now. Others wait for it, so that of fifty with ten left ten get it. */
export async function takePromoCode(trx: Transaction, given: string): Promise<PromoCode | undefined> {
  const [taken] = await PromoCode.query(trx)
    .where({ code: codeOf(given) })
    .where(isValid)
    .patch({ usedCount: expression`used_count + 1` })
    .returning('*')
  return taken
}

/** All codes, the newest first, or one. */
export const promoCodes = (connection: Connection) =>
  PromoCode.query(connection)
    .select('*', expression`(${isValid}) as "isValid"`, expression`(${isOver}) as "isOver"`)
    .orderBy('createdAt', 'desc')
    .orderBy('code')

/** A code with what it gave a company. */
export type UsedPromoCode = Pick<PromoCode, 'code' | 'days' | 'planSlug'> &
  Pick<Subscription, 'activeFrom' | 'activeUntil'>

export const findUsedPromoCodes = (connection: Connection, companyGuid: string): Promise<UsedPromoCode[]> =>
  connection('promoUses')
    .join('subscriptions', 'subscriptions.subscriptionGuid', 'promoUses.subscriptionGuid')
    .join('promoCodes', 'promoCodes.code', 'promoUses.code')
    .where('promoUses.companyGuid', companyGuid)
    .orderBy('promoUses.usedAt', 'desc')
    .select(
      'promoUses.code',
      'promoCodes.days',
      'subscriptions.planSlug',
      'subscriptions.activeFrom',
      'subscriptions.activeUntil',
    )

export async function insertPromoUse(
  trx: Transaction,
  use: { companyGuid: string; code: string; subscriptionGuid: string },
  holders: readonly Buffer[],
): Promise<void> {
  await trx('promoUses').insert(use)
  await trx('promoHolders').insert(holders.map((holder) => ({ holder, code: use.code })))
}
