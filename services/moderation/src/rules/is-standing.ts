import type { Reported } from './contested.ts'
import type { FirstDecision } from './first-decision.ts'

type Decided = Pick<FirstDecision, 'decisionGuid' | 'kind' | 'targetType'>

/** Whether the reported item is still as it was when the decision was made. */
export function isStanding(
  { decisionGuid, kind, targetType }: Decided,
  { companyGuids, publication, subject }: Reported,
): boolean {
  if (targetType === 'chat') return companyGuids.length > 0
  if (targetType !== 'publication') return subject !== null
  if (kind === 'dismissed') return publication?.isLive === true
  return publication?.publicationStatus === 'REJECTED' && publication.refusedBy === decisionGuid
}
