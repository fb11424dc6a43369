import { AppError } from '@sild/service-kit'
import type { PlanSlug } from '@sild/contract'
import { limitOf, type PlanProperty } from '@sild/contract/permissions'

/** @throws plan-limit-reached where the plan lets nothing be added to the `count` that are there */
export function requireRoom(plan: PlanSlug, property: PlanProperty, count: number): void {
  const limit = limitOf(plan, property)
  if (limit !== null && count >= limit) throw new AppError('plan-limit-reached', { values: { limit } })
}
