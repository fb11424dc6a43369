import type { Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { countAttempt } from '../models/throttle.ts'
import { UnsubscribeRequest } from '../models/unsubscribe-request.ts'
import { throttles } from '../rules/throttles.ts'
import { endNews, ownerOfToken } from './end-news.ts'

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
