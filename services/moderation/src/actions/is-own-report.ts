import type { SignedInActor } from '@sild/service-kit'
import type { ModerationDeps } from '../deps.ts'
import type { Appeal } from '../models/appeal.ts'
import { Report } from '../models/report.ts'
import { findOwnCompanies } from './find-own-companies.ts'

/** Whether the moderator has reported the item, or belongs to a company that it concerns. */
export async function isOwnReport(
  deps: Pick<ModerationDeps, 'calls' | 'database'>,
  actor: SignedInActor,
  { targetType, targetGuid }: Pick<Report | Appeal, 'targetType' | 'targetGuid'>,
  companyGuids: readonly string[],
): Promise<boolean> {
  const reported = { targetType, targetGuid, reporterUserGuid: actor.userGuid }
  if (await Report.query(deps.database.knex).findOne(reported)) return true
  const own = await findOwnCompanies(deps, actor)
  return companyGuids.some((guid) => own.has(guid))
}
