import type { PlanSlug } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

/** A company that wants a plan that is not sold yet. */
export class PlanInterest extends modelOf('planInterests', 'interestGuid') {
  declare interestGuid: string
  declare companyGuid: string
  declare userGuid: string
  declare planSlug: PlanSlug
  declare message: string
  declare askedAt: Date
}
