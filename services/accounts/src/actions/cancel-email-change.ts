import { AppError, type Transaction } from '@sild/service-kit'
import { findPendingMove } from '../models/address-move.ts'
import { lockPendingMove } from './make-address-moves.ts'
import { stopAddressMove } from './stop-email-change.ts'

/** Stops what a colleague has begun. @throws email-change-over where no change waits */
export async function cancelEmailChange(
  trx: Transaction,
  staff: { userGuid: string },
  { requestId, userGuid }: { userGuid: string; requestId: string },
): Promise<void> {
  const open = await findPendingMove(trx, userGuid)
  const held = open && (await lockPendingMove(trx, open.addressMoveGuid))
  if (!held) throw new AppError('email-change-over')
  await stopAddressMove(trx, held, { by: staff.userGuid, requestId })
}
