import type { Reply } from '@sild/contract'
import type { Transaction } from '@sild/service-kit'
import { endNews, ownerOfToken } from './end-news.ts'

/** Unsubscribes at the request of a mail program. An invalid token changes nothing and sends no mail. */
export async function unsubscribeInOneClick(
  trx: Transaction,
  { email, token, requestId }: { email: string; token: string; requestId: string },
): Promise<Reply<'unsubscribeInOneClick'>['outcome']> {
  const owner = await ownerOfToken(trx, token)
  return owner && (await endNews(trx, { email, owner, requestId })) ? 'ended' : 'link-invalid'
}
