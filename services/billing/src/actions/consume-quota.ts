import type { QuotaTarget } from '@sild/contract/billing/enums'
import { type Limit, limitOf } from '@sild/contract/permissions'
import { AppError, type Transaction } from '@sild/service-kit'
import { QuotaEntry } from '../models/quota-entry.ts'
import { findPlanInForce } from '../models/plan-in-force.ts'
import { countHeld, countUse, countUsed, insertUse, type QuotaProperty, type QuotaUse } from '../models/quota.ts'
import { leftOf } from '../rules/left-of.ts'

export interface Quota {
  property: QuotaProperty
  limit: Limit
  used: number
}

type Consumption = QuotaUse & {
  readonly isPerPeriod?: boolean
  readonly holders: readonly Buffer[]
  readonly target?: { readonly kind: QuotaTarget; readonly guid: string }
}

/**
 * Uses one of the period's allowance, once for each effect key, or for each key and period. All holders share the
 * limit.
 * @throws quota-exceeded
 */
export async function consumeQuota(
  trx: Transaction,
  { holders, isPerPeriod = false, target, ...given }: Consumption,
): Promise<Quota> {
  const { companyGuid, property } = given
  const { plan, startsAt } = await findPlanInForce(trx, companyGuid)
  const use = isPerPeriod ? { ...given, effectKey: `${given.effectKey} ${startsAt.toISOString()}` } : given
  const limit = limitOf(plan, property)
  const counted = limit === null ? [] : holders
  const aim = { targetKind: target?.kind ?? null, targetGuid: target?.guid ?? null }
  const isNew = await insertUse(trx, { ...use, ...aim, holders: counted }, startsAt)
  if (isNew) {
    const hasRoom =
      (await countUse(trx, use, { startsAt, limit })) && (await countHeld(trx, counted, property, { startsAt, limit }))
    if (!hasRoom) throw new AppError('quota-exceeded')
  }
  const all = await countUsed(trx, { companyGuid, holders: counted, startsAt })
  const used = all.get(property) ?? 0
  if (isNew) await QuotaEntry.query(trx).insert({ companyGuid, property, ...aim, leftCount: leftOf(limit, used) })
  return { property, limit, used }
}
