import { AppError, type Transaction } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import type { Reader } from './find-reader.ts'
import { TroubledAddress } from '../models/troubled-address.ts'

/** Lifts the suppression of an address and sends a test mail. @throws address-not-suppressed */
export async function retryMailAddress(
  trx: Transaction,
  { outbox }: Pick<MailsDeps, 'outbox'>,
  { email, guid: userGuid }: Reader,
): Promise<void> {
  const cleared = await TroubledAddress.query(trx).findById(email.toLowerCase()).whereNotNull('suppression').delete()
  if (cleared === 0) throw new AppError('address-not-suppressed')
  await outbox.add(trx, 'send-address-check', { userGuid })
}
