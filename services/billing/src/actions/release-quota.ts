import type { QuotaReturn } from '@sild/contract/billing/enums'
import { limitOf } from '@sild/contract/permissions'
import type { Transaction } from '@sild/service-kit'
import { findPlanInForce } from '../models/plan-in-force.ts'
import { QuotaEntry } from '../models/quota-entry.ts'
import { countUsed, type QuotaUse, removeUse } from '../models/quota.ts'
import { leftOf } from '../rules/left-of.ts'

/** Returns the uses of an effect key and stores the reason. Idempotent. */
export async function releaseQuota(
  trx: Transaction,
  { reason: returned, ...use }: QuotaUse & { reason: QuotaReturn },
): Promise<void> {
  const { companyGuid, property } = use
  const { plan, startsAt } = await findPlanInForce(trx, companyGuid)
  const limit = limitOf(plan, property)
  const removed = await removeUse(trx, use, { startsAt, limit })
  if (!removed) return
  const { holders, targetGuid, targetKind } = removed
  const used = (await countUsed(trx, { companyGuid, holders, startsAt })).get(property) ?? 0
  await QuotaEntry.query(trx).insert({
    companyGuid,
    property,
    returned,
    targetKind,
    targetGuid,
    leftCount: leftOf(limit, used),
  })
}
