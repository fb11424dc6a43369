import type { PlanSlug } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

export class Subscription extends modelOf('subscriptions', 'subscriptionGuid') {
  declare subscriptionGuid: string
  declare companyGuid: string
  declare planSlug: Exclude<PlanSlug, 'free'>
  declare status: 'ACTIVE' | 'WAITING' | 'FINISHED' | 'CANCELED'
  declare isGift: boolean
  declare activeFrom: Date
  declare activeUntil: Date
  declare version: number
  declare createdAt: Date
}
