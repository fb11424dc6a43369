import { AppError, type Transaction } from '@sild/service-kit'
import { openMove } from '../models/address-move.ts'
import { holdOpenMove } from './make-address-moves.ts'
import { stopMove } from './stop-email-change.ts'

/** Stops what a colleague has begun. @throws email-change-over where no change waits */
export async function cancelEmailChange(
  trx: Transaction,
  staff: { userGuid: string },
  { requestId, userGuid }: { userGuid: string; requestId: string },
): Promise<void> {
  const open = await openMove(trx, userGuid)
  const held = open && (await holdOpenMove(trx, open.addressMoveGuid))
  if (!held) throw new AppError('email-change-over')
  await stopMove(trx, held, { by: staff.userGuid, requestId })
}
