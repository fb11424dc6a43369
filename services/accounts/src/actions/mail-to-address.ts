import type { Outbox, Transaction } from '@sild/service-kit'
import { AddressChange } from '../models/address-change.ts'

/** Has the link mailed that makes an address a user's. Whether somebody has it already is looked up when the mail is written. */
export async function mailToAddress(
  trx: Transaction,
  outbox: Outbox,
  change: Pick<AddressChange, 'userGuid' | 'email'>,
): Promise<void> {
  const { addressChangeGuid } = await AddressChange.query(trx).insert(change).returning('addressChangeGuid')
  await outbox.add(trx, 'send-address-mail', { addressChangeGuid })
}
