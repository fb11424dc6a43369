import { AppError, type Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { ModerationCase } from '../models/moderation-case.ts'
import { claimColumns } from './claim-case.ts'
import { lockCase } from './lock-case.ts'
import { moveCase } from './move-case.ts'

/** Undoes a decision before it takes effect; the case is claimed again. @throws case-not-found, case-decided */
export async function undoDecision(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live'>,
  caseGuid: string,
  userGuid: string,
): Promise<ModerationCase> {
  const before = await lockCase(trx, caseGuid)
  if (!before.isUndoable || before.claimedByUserGuid !== userGuid) throw new AppError('case-decided')
  const moderator = { userGuid, email: before.claimedByEmail ?? '' }
  return moveCase(trx, deps, before, {
    event: 'undo',
    columns: { ...claimColumns(moderator), reason: null, decidedAt: null, undoUntil: null },
    audit: { action: 'undone', by: moderator },
  })
}
