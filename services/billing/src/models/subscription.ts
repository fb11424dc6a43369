import type { PlanSlug } from '@sild/contract'
import { lock, modelOf, type Sql, sql, type Transaction } from '@sild/service-kit'

export class Subscription extends modelOf('subscriptions', 'subscriptionGuid') {
  declare subscriptionGuid: string
  declare companyGuid: string
  declare planSlug: Exclude<PlanSlug, 'free'>
  declare status: 'ACTIVE' | 'WAITING' | 'FINISHED' | 'CANCELED'
  declare isGift: boolean
  /** Null for what was given before gifts were payments. */
  declare paymentGuid: string | null
  declare activeFrom: Date
  declare activeUntil: Date
  declare version: number
  declare createdAt: Date
}

/** Whoever changes which periods a company has queues for it: of two at the same moment the later begins when the earlier ends. */
export const lockPeriods = (trx: Transaction, companyGuid: string): Promise<void> => lock(trx, `periods ${companyGuid}`)

/** When what a company gets next begins: now, or when what it has ends. */
export const nextStartOf = (companyGuid: string): Sql =>
  sql`greatest(now(), (select max(active_until) from subscriptions where company_guid = ${companyGuid} and status = 'ACTIVE'))`
