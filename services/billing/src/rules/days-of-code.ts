import type { PlanSlug } from '@sild/contract'
import { limitOf } from '@sild/contract/permissions'

/** Days of the plan that a promo code gives. */
export const daysOfCode = ({ days, planSlug }: { readonly days: number | null; readonly planSlug: PlanSlug }): number =>
  days ?? limitOf(planSlug, 'gift') ?? 0
