import type { Transaction } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { ModerationCase } from '../models/moderation-case.ts'
import { lockClaimedCase } from './lock-claimed-case.ts'
import { moveCase, noClaim } from './move-case.ts'

/** Releases the moderator's claim. @throws case-not-found, case-not-claimed, case-decided */
export async function releaseCase(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live'>,
  caseGuid: string,
  userGuid: string,
): Promise<ModerationCase> {
  const { before, moderator } = await lockClaimedCase(trx, caseGuid, userGuid)
  return moveCase(trx, deps, before, {
    event: 'release',
    columns: noClaim,
    audit: { action: 'released', by: moderator },
  })
}
