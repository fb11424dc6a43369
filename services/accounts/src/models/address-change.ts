import { type Connection, expression, modelOf, type Transaction } from '@sild/service-kit'
import { AddressMove } from './address-move.ts'
import { MailedToken } from './mailed-token.ts'

/** A requested change of a user's address. The new address may belong to another user. */
export class AddressChange extends modelOf('addressChanges', 'addressChangeGuid') {
  declare addressChangeGuid: string
  declare userGuid: string
  declare email: string
  /** Of a change that the staff began. */
  declare addressMoveGuid: string | null
}

/** Ends all requested address changes: none can be confirmed any more, whether its mail is written or not. */
export async function endAddressChanges(trx: Transaction, userGuid: string): Promise<void> {
  // First, because the job that writes the mail locks the change until it has inserted the token.
  await AddressChange.query(trx).where({ userGuid }).delete()
  await MailedToken.end(trx, userGuid, 'address')
  await AddressMove.query(trx)
    .where({ userGuid, endedAt: null })
    .patch({ endedAt: expression`now()`, outcome: 'replaced' })
}

/** Whether another address waits for its owner to confirm it. */
export async function isAddressChanging(connection: Connection, userGuid: string): Promise<boolean> {
  if (await AddressChange.query(connection).findOne({ userGuid })) return true
  const waiting = await MailedToken.query(connection)
    .findOne({ userGuid, purpose: 'address', usedAt: null })
    .where('expiresAt', '>', expression`now()`)
  return waiting !== undefined
}
