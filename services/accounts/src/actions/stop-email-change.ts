import type { MoveOutcome } from '@sild/contract/accounts/schemas'
import { AppError, type Transaction } from '@sild/service-kit'
import { AddressMove, endAddressMove } from '../models/address-move.ts'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { lockPendingMove } from './make-address-moves.ts'

/** Stops a change by the link that the former address was mailed. @returns what has become of the change @throws token-invalid */
export async function stopEmailChange(
  trx: Transaction,
  addressMoveGuid: string,
  requestId: string,
): Promise<MoveOutcome> {
  const open = await lockPendingMove(trx, addressMoveGuid)
  if (open) await stopAddressMove(trx, open, { by: null, requestId })
  const { outcome } = (await AddressMove.query(trx).findById(addressMoveGuid)) ?? {}
  if (!outcome) throw new AppError('token-invalid')
  return outcome
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
