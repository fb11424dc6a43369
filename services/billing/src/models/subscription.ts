import type { PlanSlug } from '@sild/contract'
import { Model } from 'objection'

export class Subscription extends Model {
  declare subscriptionGuid: string
  declare companyGuid: string
  declare planSlug: Exclude<PlanSlug, 'free'>
  declare status: 'ACTIVE' | 'WAITING' | 'FINISHED' | 'CANCELED'
  declare isGift: boolean
  declare activeFrom: Date
  declare activeUntil: Date
  declare version: number
  declare createdAt: Date

  static override get tableName(): string {
    return 'subscriptions'
  }
  static override get idColumn(): string {
    return 'subscriptionGuid'
  }
}
