import type { Transaction } from '@sild/service-kit'
import { type QuotaUse, removeUse } from '../models/quota.ts'

/** Gives back what an effect key took, to the period it was taken from. Safe to repeat. */
export async function releaseQuota(trx: Transaction, use: QuotaUse): Promise<void> {
  await removeUse(trx, use)
}
