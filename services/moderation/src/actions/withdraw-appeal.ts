import type { Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { ModerationDeps } from '../deps.ts'
import { Appeal } from '../models/appeal.ts'
import { announceAppeal } from './announce-appeal.ts'

/** Withdraws an appeal if its decision is no longer in force. */
export async function withdrawAppeal(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live'>,
  appealGuid: string,
): Promise<void> {
  const withdrawn = await Appeal.query(trx)
    .findById(appealGuid)
    .whereNull('decidedAt')
    .whereNull('withdrawnAt')
    .patch({ withdrawnAt: fn.now() })
  if (withdrawn > 0) announceAppeal(trx, deps, appealGuid)
}
