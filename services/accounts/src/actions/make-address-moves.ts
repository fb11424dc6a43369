import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { AddressMove, endAddressMove } from '../models/address-move.ts'
import { audit } from '../models/audit-event.ts'
import { takeAddress } from './take-address.ts'

type Deps = Pick<AccountsDeps, 'database' | 'outbox'>

/** Makes every change of address that is due and confirmed by the new address, each in its own transaction. */
export async function makeAddressMoves(deps: Deps): Promise<void> {
  const due = await AddressMove.query(deps.database.knex)
    .whereNull('endedAt')
    .where('dueAt', '<=', expression`now()`)
    .select('addressMoveGuid')
  for (const { addressMoveGuid } of due)
    await deps.database.transaction(async (trx) => {
      const move = await lockPendingMove(trx, addressMoveGuid)
      if (!move) return
      if (move.confirmedAt) await makeAddressMove(trx, deps, move, `address move ${addressMoveGuid}`)
      // The link in the new address's mail has expired long ago.
      else await endAddressMove(trx, addressMoveGuid, 'lapsed')
    })
}

/** Locks the move, so that it is either made or stopped. */
export const lockPendingMove = async (trx: Transaction, addressMoveGuid: string): Promise<AddressMove | undefined> =>
  AddressMove.query(trx).findById(addressMoveGuid).whereNull('endedAt').forUpdate()

/** The caller holds the move and has seen that it is confirmed and due. @returns false where another user has the address by now */
export async function makeAddressMove(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { addressMoveGuid, email, userGuid }: AddressMove,
  requestId: string,
): Promise<boolean> {
  const isTaken = !(await takeAddress(trx, userGuid, email))
  await endAddressMove(trx, addressMoveGuid, isTaken ? 'taken' : 'made')
  if (isTaken) return false
  await audit(trx, { event: 'email-changed', userGuid, requestId })
  await outbox.add(trx, 'send-address-moved-mail', { addressMoveGuid })
  return true
}
