import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { WithdrawalCause } from '../models/audit-entry.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { lockCase } from './lock-case.ts'
import { moveCase, noClaim } from './move-case.ts'

interface Withdrawal {
  readonly publicationGuid?: string
  readonly promotionGuid?: string | null
  readonly upToRevision?: number
  readonly cause: WithdrawalCause
}

/**
 * Withdraws the cases of a publication (up to a revision, if given) or of a promotion, including decisions that have
 * not taken effect yet.
 */
export async function withdrawCases(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live'>,
  { cause, promotionGuid = null, publicationGuid, upToRevision }: Withdrawal,
): Promise<void> {
  const open = await ModerationCase.query(trx)
    .where(promotionGuid === null ? { publicationGuid, promotionGuid } : { promotionGuid })
    .modify((cases) => {
      if (upToRevision !== undefined) void cases.where('revision', '<=', upToRevision)
    })
    .whereNot('state', 'withdrawn')
    .whereNull('settledAt')
    .orderBy('caseGuid')
    .select('caseGuid')
  for (const { caseGuid } of open) {
    const before = await lockCase(trx, caseGuid)
    // Settled or withdrawn between the query and the lock.
    if (before.state === 'withdrawn' || before.settledAt) continue
    const columns = { ...noClaim, reason: null, decidedAt: null, undoUntil: null }
    await moveCase(trx, deps, before, { event: 'withdraw', columns, audit: { action: 'withdrawn', by: null, cause } })
  }
}
