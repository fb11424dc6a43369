import type { PlanSlug } from '@sild/contract'
import { type Connection, lock, modelOf, run, type Sql, sql, type Transaction } from '@sild/service-kit'

export class Subscription extends modelOf('subscriptions', 'subscriptionGuid') {
  declare subscriptionGuid: string
  declare companyGuid: string
  declare planSlug: Exclude<PlanSlug, 'free'>
  declare status: 'ACTIVE' | 'WAITING' | 'FINISHED' | 'CANCELED'
  declare isGift: boolean
  /** Null for gifts from before gifts were payments. */
  declare paymentGuid: string | null
  declare activeFrom: Date
  declare activeUntil: Date
  declare version: number
  declare createdAt: Date
}

export type PaidPeriod = Pick<Subscription, 'activeFrom' | 'activeUntil'>

/** Locks the periods of a company. Of two parallel purchases the later period begins when the earlier one ends. */
export const lockPeriods = (trx: Transaction, companyGuid: string): Promise<void> => lock(trx, `periods ${companyGuid}`)

/** When the next period of a company begins: now, or when its last period ends. */
export const nextStartOf = (companyGuid: string): Sql =>
  sql`greatest(now(), (select max(active_until) from subscriptions where company_guid = ${companyGuid} and status = 'ACTIVE'))`

/** When the last period of a company ends that is paid for or given; null on the free plan. */
export async function findPlansEnd(connection: Connection, companyGuid: string): Promise<Date | null> {
  const [last] = await run<{ until: Date | null }>(
    connection,
    sql`select max(active_until) as until from subscriptions
        where company_guid = ${companyGuid} and status = 'ACTIVE' and active_until > now()`,
  )
  return last?.until ?? null
}
