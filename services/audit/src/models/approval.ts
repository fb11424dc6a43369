import type { Actor } from '@sild/contract/actor'
import type { ApprovableOperation, ApprovalState } from '@sild/contract/audit/approval-schemas'
import type { ParsedInput } from '@sild/contract/schemas'
import { AppError, modelOf, type Transaction } from '@sild/service-kit'

export type ApprovalInput = ParsedInput<'requestApproval'>['body']['input']

/** A request of a staff member, with a colleague's decision. */
export class Approval extends modelOf('approvals', 'approvalGuid') {
  declare approvalGuid: string
  declare operation: ApprovableOperation
  declare about: Readonly<Record<string, string>>
  /** Null once it is decided. */
  declare input: ApprovalInput | null
  declare fingerprint: Buffer
  declare requestedByGuid: string
  declare requester: Actor
  declare requestedAt: Date
  declare expiresAt: Date
  declare state: ApprovalState
  declare decidedAt: Date | null
  declare decidedByGuid: string | null
  declare failure: string | null
}

/** Locks a request. @throws approval-not-found */
export async function lockApproval(trx: Transaction, approvalGuid: string): Promise<Approval> {
  const held = await Approval.query(trx).findById(approvalGuid).forUpdate()
  if (!held) throw new AppError('approval-not-found')
  return held
}
