import type { PromotionDays } from '@sild/contract/billing/enums'
import type { PromotionState } from '@sild/contract/enums'
import { modelOf } from '@sild/service-kit'

/** A paid promotion of a publication. */
export class Promotion extends modelOf('promotions', 'promotionGuid') {
  /** Of the payment that bought it. */
  declare promotionGuid: string
  declare publicationGuid: string
  declare companyGuid: string
  declare days: PromotionDays
  declare state: PromotionState
  /** True if it has its own moderation case; otherwise it waits for the publication's. */
  declare hasCase: boolean
  declare refusal: string | null
  declare startsAt: Date | null
  declare endsAt: Date | null
  declare viewsAtStart: number | null
  declare viewsAtEnd: number | null
  declare version: number
  declare createdAt: Date
}
