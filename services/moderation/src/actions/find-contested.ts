import type { Appeal } from '../models/appeal.ts'
import type { FirstDecision } from '../models/first-decision.ts'
import type { ModerationDeps } from '../deps.ts'
import type { Contested, Reported } from '../models/contested.ts'
import { contestedSuspension, findSuspension } from './find-suspension.ts'
import { findReportSubject } from './find-report-subject.ts'

/** The current state of the item that was decided about. Calls other services, so call it before the transaction. */
export async function findContested(
  { calls }: Pick<ModerationDeps, 'calls'>,
  { decisionGuid, kind, targetGuid, targetType }: Pick<FirstDecision | Appeal, keyof FirstDecision & keyof Appeal>,
): Promise<Contested> {
  if (targetType === 'user') return contestedSuspension(calls, await findSuspension(calls, decisionGuid))
  const reported = await findReportSubject(calls, { targetType, targetGuid })
  return { ...reported, isStanding: isStanding(reported) }

  function isStanding({ companyGuids, publication, subject }: Reported): boolean {
    if (targetType === 'chat') return companyGuids.length > 0
    if (targetType !== 'publication') return subject !== null
    if (kind === 'dismissed') return publication?.isLive === true
    return publication?.publicationStatus === 'REJECTED' && publication.refusedBy === decisionGuid
  }
}
