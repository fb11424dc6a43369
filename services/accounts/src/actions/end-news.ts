import { expression, hashToken, type Transaction } from '@sild/service-kit'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { User } from '../models/user.ts'

/** Ends news by mail if the address belongs to the user. @returns whether it does */
export async function endNews(
  trx: Transaction,
  { email, owner, requestId }: { email: string; owner: string; requestId: string },
): Promise<boolean> {
  const news = { publicationUpdates: false, portalUpdates: false }
  const ended = await User.query(trx).findById(owner).where({ email }).patch(news)
  if (ended > 0) await audit(trx, { event: 'unsubscribed', userGuid: owner, requestId })
  return ended > 0
}

/** The user of a valid mailed token to unsubscribe. */
export async function ownerOfToken(trx: Transaction, token: string): Promise<string | undefined> {
  const found = await MailedToken.query(trx)
    .findOne({ tokenHash: hashToken(token), purpose: 'unsubscribe' })
    .where('expiresAt', '>', expression`now()`)
  return found?.userGuid
}
