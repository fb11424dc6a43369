import { AppError, type SignedInActor } from '@sild/service-kit'
import { fn } from 'objection'
import { type AuditDeps, serve } from '../deps.ts'
import { Approval, lockApproval } from '../models/approval.ts'
import { failureText } from '../replies/approvals-page.ts'
import { mayCall } from '../rules/may-approve.ts'

/**
 * Calls the operation as the requester, with the approver in the actor. The approval is the idempotency key, so a
 * retry after a lost reply runs the operation once.
 */
export const approveRequestRoute = serve(
  'approveRequest',
  async ({ actor, deps, locale, params: { approvalGuid } }) => {
    const claimed = await claim(deps, actor, approvalGuid)
    const { failure, result } = await carryOut(deps, actor, claimed)
    const state = failure === null ? 'done' : 'failed'
    await Approval.query(deps.database.knex)
      .findById(approvalGuid)
      .where({ state: 'approved' })
      .patch({ state, failure, input: null })
    return { approvalGuid, state, failure: failure && failureText(locale, failure), result }
  },
)

/** @returns what the operation replied, or the code by which it refused */
async function carryOut(
  { calls }: Pick<AuditDeps, 'calls'>,
  approver: SignedInActor,
  { approvalGuid, input, operation, requester }: Approval,
): Promise<{ failure: string | null; result: unknown }> {
  const actor = { ...requester, approvedByGuid: approver.userGuid }
  try {
    // The input was validated with the request, and its service validates it again.
    const result = await calls.call(operation, input, { actor, idempotencyKey: `approval-${approvalGuid}` })
    return { failure: null, result }
  } catch (error) {
    // A call without a reply may have succeeded: the request stays approved, so the next click retries.
    if (!(error instanceof AppError) || error.status >= 500 || error.code === 'request-in-flight') throw error
    return { failure: error.code, result: null }
  }
}

/** After this, the request can no longer be declined. */
const claim = (
  { database }: Pick<AuditDeps, 'database'>,
  approver: SignedInActor,
  approvalGuid: string,
): Promise<Approval> =>
  database.transaction(async (trx) => {
    const held = await lockApproval(trx, approvalGuid)
    const { expiresAt, operation, requestedByGuid, state } = held
    if (!mayCall(approver, operation)) throw new AppError('approval-not-found')
    if (requestedByGuid === approver.userGuid) throw new AppError('approval-own-request')
    if (state === 'approved') return held
    if (state !== 'waiting' || expiresAt <= new Date()) throw new AppError('approval-decided')
    await Approval.query(trx)
      .findById(approvalGuid)
      .patch({ state: 'approved', decidedAt: fn.now(), decidedByGuid: approver.userGuid })
    return held
  })
