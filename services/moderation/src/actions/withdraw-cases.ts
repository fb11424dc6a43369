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
 * Takes the cases of a publication, up to a revision where one is given, or that of a promotion, out of the queue, decisions
 * without effect included.
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
    // Settled or withdrawn between looking and locking.
    if (before.state === 'withdrawn' || before.settledAt) continue
    const columns = { ...noClaim, reason: null, decidedAt: null, undoUntil: null }
    await moveCase(trx, deps, before, { event: 'withdraw', columns, audit: { action: 'withdrawn', by: null, cause } })
  }
}
