import type { PlanSlug } from '@sild/contract'
import { modelOf, type Sql, sql } from '@sild/service-kit'

export class Subscription extends modelOf('subscriptions', 'subscriptionGuid') {
  declare subscriptionGuid: string
  declare companyGuid: string
  declare planSlug: Exclude<PlanSlug, 'free'>
  declare status: 'ACTIVE' | 'WAITING' | 'FINISHED' | 'CANCELED'
  declare isGift: boolean
  /** Null of what was given before gifts were payments. */
  declare paymentGuid: string | null
  declare activeFrom: Date
  declare activeUntil: Date
  declare version: number
  declare createdAt: Date
}

/** When what a company gets next begins: now, or when what it has ends. */
export const nextStartOf = (companyGuid: string): Sql =>
  sql`greatest(now(), (select max(active_until) from subscriptions where company_guid = ${companyGuid} and status = 'ACTIVE'))`
