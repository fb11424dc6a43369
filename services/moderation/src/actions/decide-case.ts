import { expression, type Transaction } from '@sild/service-kit'
import { fn } from 'objection'
import type { ModerationDeps } from '../deps.ts'
import type { ModerationCase, Reason } from '../models/moderation-case.ts'
import { lockClaimedCase } from './lock-claimed-case.ts'
import { moveCase } from './move-case.ts'

export interface Decision {
  caseGuid: string
  userGuid: string
  /** The reason for refusal; null approves. */
  reason: Reason | null
}

/**
 * Decides a case. The decision takes effect after its undo window. The job has the case's version, so it does nothing
 * after an undo.
 * @throws case-not-found, case-not-claimed, case-decided, case-outdated
 */
export async function decideCase(
  trx: Transaction,
  deps: ModerationDeps,
  { caseGuid, userGuid, reason }: Decision,
): Promise<ModerationCase> {
  const { before, moderator } = await lockClaimedCase(trx, caseGuid, userGuid)
  const after = await moveCase(trx, deps, before, {
    event: reason ? 'reject' : 'approve',
    columns: {
      reason,
      decidedAt: fn.now(),
      undoUntil: expression`now() + make_interval(secs => ${deps.undoMs / 1000})`,
      claimedUntil: null,
    },
    audit: { action: reason ? 'rejected' : 'approved', by: moderator, note: reason?.message },
  })
  if (!after.undoUntil) throw new Error(`The decision of case ${caseGuid} has no end of its undo window.`)
  const runAt = new Date(after.undoUntil)
  await deps.outbox.add(trx, 'settle-decision', { caseGuid, version: after.version }, { runAt })
  return after
}
