import type { ModerationDeps } from '../deps.ts'
import type { Appeal } from '../models/appeal.ts'
import type { Contested } from '../rules/contested.ts'
import type { FirstDecision } from '../rules/first-decision.ts'
import { isStanding } from '../rules/is-standing.ts'
import { findReportSubject } from './find-report-subject.ts'
import { contestedSuspension, findSuspension } from './find-suspension.ts'

/** The current state of the item that was decided about. Calls other services, so call it before the transaction. */
export async function findContested(
  { calls }: Pick<ModerationDeps, 'calls'>,
  { decisionGuid, kind, targetGuid, targetType }: Pick<FirstDecision | Appeal, keyof FirstDecision & keyof Appeal>,
): Promise<Contested> {
  if (targetType === 'user') return contestedSuspension(calls, await findSuspension(calls, decisionGuid))
  const reported = await findReportSubject(calls, { targetType, targetGuid })
  return { ...reported, isStanding: isStanding({ decisionGuid, kind, targetType }, reported) }
}
