import type { Suppression } from '@sild/contract/mails/kinds'
import type { Transaction } from '@sild/service-kit'
import { TroubledAddress } from '../models/troubled-address.ts'

interface Suppressed {
  address: string
  userGuid: string | null
  suppression: Suppression
  /** In the words of the other mail server. */
  reason: string
  at: Date
}
const LONGEST_REASON = 300

/** Sends no more to an address but what `mayReceive` allows. What it was suppressed for first stays, unless the mailbox is gone. */
export async function suppressAddress(
  trx: Transaction,
  { address, at: suppressedAt, reason, suppression, userGuid }: Suppressed,
): Promise<void> {
  await TroubledAddress.query(trx).insert({ address, userGuid }).onConflict('address').ignore()
  const trouble = TroubledAddress.query(trx).findById(address)
  if (suppression !== 'hard') trouble.whereNull('suppression')
  await trouble.patch({ suppression, suppressedAt, reason: reason.slice(0, LONGEST_REASON) })
}
