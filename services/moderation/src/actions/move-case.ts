import { AppError, type Transaction } from '@sild/service-kit'
import type { PartialModelObject } from 'objection'
import type { ModerationDeps } from '../deps.ts'
import { AuditEntry, type AuditAction, type WithdrawalCause } from '../models/audit-entry.ts'
import { ModerationCase } from '../models/moderation-case.ts'
import { type CaseEvent, caseEvents } from '../rules/case-events.ts'
import { announceCase } from './announce-case.ts'

export interface Moderator {
  userGuid: string
  email: string
}

export interface CaseMove {
  event: CaseEvent
  columns: PartialModelObject<ModerationCase>
  audit: { action: AuditAction; by: Moderator | null; cause?: WithdrawalCause; note?: string | undefined }
}

/** Moves a locked case to its next state, records the step and publishes the change. @throws case-decided */
export async function moveCase(
  trx: Transaction,
  deps: Pick<ModerationDeps, 'live'>,
  before: ModerationCase,
  { event, columns, audit }: CaseMove,
): Promise<ModerationCase> {
  const { from, to } = caseEvents[event]
  if (!from.includes(before.state) || before.settledAt) throw new AppError('case-decided')
  const { caseGuid, version } = before
  const moved = await ModerationCase.query(trx)
    .where({ caseGuid, state: before.state, version })
    .patch({ ...columns, state: to, version: version + 1 })
    .returning('*')
  if (!moved[0]) throw new Error(`Case ${caseGuid} changed under its own lock`)
  await AuditEntry.query(trx).insert({
    caseGuid,
    action: audit.action,
    userGuid: audit.by?.userGuid ?? null,
    email: audit.by?.email ?? null,
    cause: audit.cause ?? null,
    note: audit.note ?? null,
  })
  announceCase(trx, deps, caseGuid)
  return moved[0]
}

export const noClaim = { claimedByUserGuid: null, claimedByEmail: null, claimedUntil: null }
