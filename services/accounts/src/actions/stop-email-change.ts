import type { MoveOutcome } from '@sild/contract/accounts/schemas'
import { AppError, type Transaction } from '@sild/service-kit'
import { AddressMove, endAddressMove, findPendingMove } from '../models/address-move.ts'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { lockPendingMove } from './make-address-moves.ts'

/**
 * Stops the pending change of the user whose former address was mailed the link, also one that replaced the change of the link:
 * otherwise a support agent could begin two, and the owner would stop the wrong one.
 * @returns the outcome of the last change of this address @throws token-invalid
 */
export async function stopEmailChange(
  trx: Transaction,
  addressMoveGuid: string,
  requestId: string,
): Promise<MoveOutcome> {
  const move = await AddressMove.query(trx).findById(addressMoveGuid)
  if (!move) throw new AppError('token-invalid')
  const { formerEmail, userGuid } = move
  for (;;) {
    const pending = await findPendingMove(trx, userGuid)
    if (pending?.formerEmail !== formerEmail) break
    // Undefined if it was made or replaced while we waited for its lock.
    const open = await lockPendingMove(trx, pending.addressMoveGuid)
    if (open) await stopAddressMove(trx, open, { by: null, requestId })
  }
  const last = await AddressMove.query(trx).where({ userGuid, formerEmail }).orderBy('startedAt', 'desc').first()
  if (!last?.outcome) throw new AppError('token-invalid')
  return last.outcome
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
