import { type Connection, expression, modelOf, run, sql, type Transaction } from '@sild/service-kit'
import type { PaidPeriod, Subscription } from './subscription.ts'

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

// By the clock: a transaction that waited for the row began before its end was written.
const isRunning = sql`coalesce(valid_until > clock_timestamp(), true)`
const isValid = expression`coalesce(valid_from <= clock_timestamp(), true) and ${isRunning} and coalesce(used_count < max_uses, true)`
const isOver = expression`not ${isRunning} or coalesce(used_count >= max_uses, false)`
export const codeOf = (given: string): string => given.trim().toUpperCase()

/** Counts one use of a code that works now. Others wait for it, so that of fifty with ten left ten get it. */
export async function takePromoCode(trx: Transaction, given: string): Promise<PromoCode | undefined> {
  const [taken] = await PromoCode.query(trx)
    .where({ code: codeOf(given) })
    .where(isValid)
    .patch({ usedCount: expression`used_count + 1` })
    .returning('*')
  return taken
}

/** Ends a code. Returns false if it has ended already. */
export async function endCode(trx: Transaction, code: string): Promise<boolean> {
  const ended = await PromoCode.query(trx)
    .findById(code)
    .where(expression`${isRunning}`)
    .patch({ validUntil: expression`now()` })
  return ended > 0
}

/** All codes, the newest first, or one. */
export const promoCodes = (connection: Connection) =>
  PromoCode.query(connection)
    .select('*', expression`(${isValid}) as "isValid"`, expression`(${isOver}) as "isOver"`)
    .orderBy('createdAt', 'desc')
    .orderBy('code')

/** A code with what it gave a company. */
export type UsedPromoCode = Pick<PromoCode, 'code' | 'days' | 'planSlug'> & PaidPeriod

export const findUsedPromoCodes = (connection: Connection, companyGuid: string): Promise<UsedPromoCode[]> =>
  run<UsedPromoCode>(
    connection,
    sql`select code, days, s.plan_slug as "planSlug", s.active_from as "activeFrom", s.active_until as "activeUntil"
        from promo_uses u join subscriptions s using (subscription_guid) join promo_codes using (code)
        where u.company_guid = ${companyGuid} order by u.used_at desc`,
  )

export async function insertPromoUse(
  trx: Transaction,
  { code, companyGuid, subscriptionGuid }: { companyGuid: string; code: string; subscriptionGuid: string },
  holders: readonly Buffer[],
): Promise<void> {
  await run(
    trx,
    sql`insert into promo_uses (company_guid, code, subscription_guid) values (${companyGuid}, ${code}, ${subscriptionGuid})`,
  )
  await run(
    trx,
    sql`insert into promo_holders (holder, code) select holder, ${code} from unnest(${holders}::bytea[]) as holder`,
  )
}
