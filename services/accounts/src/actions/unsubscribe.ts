import { expression, hashToken, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { audit } from '../models/audit-event.ts'
import { MailedToken } from '../models/mailed-token.ts'
import { countAttempt } from '../models/throttle.ts'
import { UnsubscribeRequest } from '../models/unsubscribe-request.ts'
import { User } from '../models/user.ts'
import { throttles } from '../rules/throttles.ts'

interface Request {
  email: string
  token?: string
  /** Who is signed in, if anybody is. */
  userGuid: string | null
  requestId: string
}

/**
 * Ends news by mail for a user who proves that the address is theirs, by a mailed token or by their session. Anybody else has a link
 * mailed there, three times an hour at most; they are never told which it was.
 */
export async function unsubscribe(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { email, token, userGuid, requestId }: Request,
): Promise<void> {
  const owner = (token && (await ownerOfToken(trx, token))) || userGuid
  if (owner && (await endNews(trx, { email, owner, requestId }))) return
  if ((await countAttempt(trx, throttles.unsubscribe, email.toLowerCase())) > 0) return
  const { unsubscribeRequestGuid } = await UnsubscribeRequest.query(trx)
    .insert({ email })
    .returning('unsubscribeRequestGuid')
  await outbox.add(trx, 'send-unsubscribe-mail', { unsubscribeRequestGuid })
}

/** Unsubscribes at the request of a mail program: without a good token nothing happens, and nobody is written to. */
export async function unsubscribeInOneClick(
  trx: Transaction,
  { email, token, requestId }: { email: string; token: string; requestId: string },
): Promise<void> {
  const owner = await ownerOfToken(trx, token)
  if (owner) await endNews(trx, { email, owner, requestId })
}

async function endNews(
  trx: Transaction,
  { email, owner, requestId }: { email: string; owner: string; requestId: string },
): Promise<boolean> {
  const news = { publicationUpdates: false, portalUpdates: false }
  const ended = await User.query(trx).findById(owner).where({ email }).patch(news)
  if (ended > 0) await audit(trx, { event: 'unsubscribed', userGuid: owner, requestId })
  return ended > 0
}

async function ownerOfToken(trx: Transaction, token: string): Promise<string | undefined> {
  const found = await MailedToken.query(trx)
    .findOne({ tokenHash: hashToken(token), purpose: 'unsubscribe' })
    .where('expiresAt', '>', expression`now()`)
  return found?.userGuid
}
