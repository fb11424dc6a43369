import type { AppealDetails } from '@sild/contract/moderation/appeal-schemas'
import type { SignedInActor } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Appeal } from '../models/appeal.ts'
import type { Contested } from '../rules/contested.ts'
import { isOwnReport } from './is-own-report.ts'

/** Why this staff member may not answer an appeal; null if they may. Call it before the transaction. */
export async function appealObstacle(
  deps: Pick<ModerationDeps, 'calls' | 'database'>,
  actor: SignedInActor,
  { appellantUserGuid, firstUserGuid, targetGuid, targetType }: Appeal,
  { companyGuids, isColleague }: Contested,
): Promise<AppealDetails['obstacle']> {
  if (firstUserGuid === actor.userGuid) return 'own-decision'
  if (appellantUserGuid === actor.userGuid) return 'own-interest'
  if (isColleague && !actor.roles.includes('admin')) return 'colleague'
  return (await isOwnReport(deps, actor, { targetType, targetGuid }, companyGuids)) ? 'own-interest' : null
}
