import { AppError, type Transaction } from '@sild/service-kit'
import type { ModerationCase } from '../models/moderation-case.ts'
import { lockCase } from './lock-case.ts'
import type { Moderator } from './move-case.ts'

/** Locks a case claimed by this moderator. @throws case-not-found, case-not-claimed, case-decided, case-outdated */
export async function lockClaimedCase(
  trx: Transaction,
  caseGuid: string,
  userGuid: string,
): Promise<{ before: ModerationCase; moderator: Moderator }> {
  const before = await lockCase(trx, caseGuid)
  if (before.state === 'withdrawn') throw new AppError('case-outdated')
  if (before.state === 'approved' || before.state === 'rejected') throw new AppError('case-decided')
  if (!before.isClaimHeld || before.claimedByUserGuid !== userGuid) throw new AppError('case-not-claimed')
  return { before, moderator: { userGuid, email: before.claimedByEmail ?? '' } }
}
