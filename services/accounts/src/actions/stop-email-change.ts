import type { MoveOutcome } from '@sild/contract/accounts/schemas'
import { AppError, type Transaction } from '@sild/service-kit'
import { AddressMove, endAddressMove, findPendingMove } from '../models/address-move.ts'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'
import { lockPendingMove } from './make-address-moves.ts'

/**
 * Stops the pending change of the user whose former address was mailed the link, also one that replaced the change of the link:
 * otherwise a support agent could begin two, and the owner would stop the wrong one.
 * @returns the outcome for this address @throws token-invalid
 */
export async function stopEmailChange(
  trx: Transaction,
  addressMoveGuid: string,
  requestId: string,
): Promise<MoveOutcome> {
  const move = await AddressMove.query(trx).findById(addressMoveGuid)
  if (!move) throw new AppError('token-invalid')
  const { formerEmail, userGuid } = move
  // Changes of a user begin under the same lock.
  await User.query(trx).findById(userGuid).forUpdate()
  const pending = await findPendingMove(trx, userGuid)
  const open = pending?.formerEmail === formerEmail && (await lockPendingMove(trx, pending.addressMoveGuid))
  if (open) {
    await stopAddressMove(trx, open, { by: null, requestId })
    return 'stopped'
  }
  const { outcome } = (await AddressMove.query(trx).findById(addressMoveGuid)) ?? {}
  if (!outcome) throw new AppError('token-invalid')
  // The change that replaced it may have been made.
  return outcome === 'replaced' ? lastOutcome(trx, move) : outcome
}

async function lastOutcome(trx: Transaction, { formerEmail, userGuid }: AddressMove): Promise<MoveOutcome> {
  const last = await AddressMove.query(trx).where({ userGuid, formerEmail }).orderBy('startedAt', 'desc').first()
  return last?.outcome ?? 'stopped'
}

/** The caller holds the move. `by` is the member of staff, or null for the former address. */
export async function stopAddressMove(
  trx: Transaction,
  { addressMoveGuid, userGuid }: AddressMove,
  { by, requestId }: { by: string | null; requestId: string },
): Promise<void> {
  await endAddressMove(trx, addressMoveGuid, 'stopped', by)
  await MailedToken.end(trx, userGuid, 'address')
  await audit(trx, { event: 'email-change-stopped', userGuid, requestId })
}
