import { type Limit, limitOf } from '@sild/contract/permissions'
import { AppError, type Transaction } from '@sild/service-kit'
import { findPlanInForce } from '../models/plan-in-force.ts'
import { countHeld, countUse, countUsed, insertUse, type QuotaProperty, type QuotaUse } from '../models/quota.ts'

export interface Quota {
  property: QuotaProperty
  limit: Limit
  used: number
}

/**
 * Takes one of the period's allowance, once an effect key, or once a key and period. What is limited, all holders have together.
 * @throws quota-exceeded
 */
export async function consumeQuota(
  trx: Transaction,
  { isPerPeriod = false, holders, ...given }: QuotaUse & { isPerPeriod?: boolean; holders: readonly Buffer[] },
): Promise<Quota> {
  const { companyGuid, property } = given
  const { plan, startsAt } = await findPlanInForce(trx, companyGuid)
  const use = isPerPeriod ? { ...given, effectKey: `${given.effectKey} ${startsAt.toISOString()}` } : given
  const limit = limitOf(plan, property)
  const counted = limit === null ? [] : holders
  const isNew = await insertUse(trx, { ...use, holders: counted }, startsAt)
  if (isNew) {
    const hasRoom =
      (await countUse(trx, use, { startsAt, limit })) && (await countHeld(trx, counted, property, { startsAt, limit }))
    if (!hasRoom) throw new AppError('quota-exceeded')
  }
  const used = await countUsed(trx, { companyGuid, holders: counted, startsAt })
  return { property, limit, used: used.get(property) ?? 0 }
}
