import type { Suppression } from '@sild/contract/mails/kinds'
import type { Transaction } from '@sild/service-kit'
import { TroubledAddress } from '../models/troubled-address.ts'

interface Suppressed {
  address: string
  userGuid: string | null
  suppression: Suppression
  /** The text of the other mail server. */
  reason: string
  at: Date
}
const LONGEST_REASON = 300

/** Limits an address to what `mayReceive` allows. The first reason stays, unless the mailbox no longer exists. */
export async function suppressAddress(
  trx: Transaction,
  { address, at: suppressedAt, reason, suppression, userGuid }: Suppressed,
): Promise<void> {
  await TroubledAddress.query(trx).insert({ address, userGuid }).onConflict('address').ignore()
  const trouble = TroubledAddress.query(trx).findById(address)
  if (suppression !== 'hard') trouble.whereNull('suppression')
  await trouble.patch({ suppression, suppressedAt, reason: reason.slice(0, LONGEST_REASON) })
}
