import { AppError, expression, type Transaction } from '@sild/service-kit'
import { ModerationCase } from '../models/moderation-case.ts'

/** The case, locked until the transaction ends. @throws case-not-found */
export async function lockCase(trx: Transaction, caseGuid: string): Promise<ModerationCase> {
  const found = await ModerationCase.query(trx)
    .select('moderationCases.*')
    .select(expression`state = 'claimed' and claimed_until > now() as "isClaimHeld"`)
    .select(expression`settled_at is null and undo_until > now() as "isUndoable"`)
    .findById(caseGuid)
    .forUpdate()
  if (!found) throw new AppError('case-not-found')
  return found
}
