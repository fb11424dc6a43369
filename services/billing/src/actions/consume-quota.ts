import { type Limit, limitOf } from '@sild/contract/permissions'
import { AppError, type Transaction } from '@sild/service-kit'
import { findPlanInForce } from '../models/plan-in-force.ts'
import { countUse, countUsed, insertUse, type QuotaProperty, type QuotaUse } from '../models/quota.ts'

export interface Quota {
  property: QuotaProperty
  limit: Limit
  used: number
}

/** Takes one of the period's allowance, once an effect key, or once a key and period. @throws quota-exceeded */
export async function consumeQuota(
  trx: Transaction,
  { isPerPeriod = false, ...given }: QuotaUse & { isPerPeriod?: boolean },
): Promise<Quota> {
  const { companyGuid, property } = given
  const { plan, startsAt } = await findPlanInForce(trx, companyGuid)
  const use = isPerPeriod ? { ...given, effectKey: `${given.effectKey} ${startsAt.toISOString()}` } : given
  const limit = limitOf(plan, property)
  const isNew = await insertUse(trx, use, startsAt)
  if (isNew && !(await countUse(trx, use, { startsAt, limit }))) throw new AppError('quota-exceeded')
  const used = await countUsed(trx, companyGuid, startsAt)
  return { property, limit, used: used.get(property) ?? 0 }
}
