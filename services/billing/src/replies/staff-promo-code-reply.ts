import type { StaffPromoCode } from '@sild/contract/billing/staff-schemas'
import type { PromoCode } from '../models/promo-code.ts'
import { plans } from '../plans.ts'
import { daysOfCode } from '../rules/days-of-code.ts'

/** A code as the staff see it; it was selected with whether it works now. */
export const staffPromoCodeReply = (found: PromoCode): StaffPromoCode => ({
  code: found.code,
  plan: found.planSlug,
  // The names of plans are the same in all languages.
  title: plans[found.planSlug].titles.en,
  days: daysOfCode(found),
  maxUses: found.maxUses,
  usedCount: found.usedCount,
  validFrom: found.validFrom?.toISOString() ?? null,
  validUntil: found.validUntil?.toISOString() ?? null,
  isValid: found.isValid === true,
  isOver: found.isOver === true,
})
