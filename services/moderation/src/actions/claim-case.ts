import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { ModerationCase } from '../models/moderation-case.ts'
import { claimFor } from '../rules/times.ts'
import { lockCase } from './lock-case.ts'
import { moveCase, type Moderator } from './move-case.ts'

/** Claims a case for a while, or renews the moderator's claim. @throws case-not-found, case-claimed, case-decided */
export async function claimCase(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live'>,
  caseGuid: string,
  moderator: Moderator,
): Promise<ModerationCase> {
  const before = await lockCase(trx, caseGuid)
  if (before.isClaimHeld && before.claimedByUserGuid !== moderator.userGuid) throw new AppError('case-claimed')
  return moveCase(trx, deps, before, {
    event: 'claim',
    columns: claimColumns(moderator),
    audit: { action: 'claimed', by: moderator },
  })
}

export const claimColumns = ({ userGuid, email }: Moderator) => ({
  claimedByUserGuid: userGuid,
  claimedByEmail: email,
  claimedUntil: expression`now() + ${claimFor}::interval`,
})
