import type { Reply } from '@sild/contract'
import type { Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { countAttempt } from '../models/throttle.ts'
import { UnsubscribeRequest } from '../models/unsubscribe-request.ts'
import { throttles } from '../rules/throttles.ts'
import { endNews, ownerOfToken } from './end-news.ts'

interface Request {
  email: string
  token?: string
  /** Null for a guest. */
  userGuid: string | null
  requestId: string
}

/**
 * Ends news by mail for a user who proves that the address is theirs, by a mailed token or by their session. An invalid token changes
 * nothing. A call without a token mails a link to the address, at most three times an hour, and does not say whether the address is known.
 */
export async function unsubscribe(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { email, token, userGuid, requestId }: Request,
): Promise<Reply<'unsubscribe'>['outcome']> {
  for (const owner of [token && (await ownerOfToken(trx, token)), userGuid])
    if (owner && (await endNews(trx, { email, owner, requestId }))) return 'ended'
  if (token !== undefined) return 'link-invalid'
  if ((await countAttempt(trx, throttles.unsubscribe, email.toLowerCase())) > 0) return 'link-sent'
  const { unsubscribeRequestGuid } = await UnsubscribeRequest.query(trx)
    .insert({ email })
    .returning('unsubscribeRequestGuid')
  await outbox.add(trx, 'send-unsubscribe-mail', { unsubscribeRequestGuid })
  return 'link-sent'
}
