import type { Transaction } from '@sild/service-kit'
import { endNews, ownerOfToken } from './end-news.ts'

/** Unsubscribes at the request of a mail program: without a good token nothing happens, and nobody is written to. */
export async function unsubscribeInOneClick(
  trx: Transaction,
  { email, token, requestId }: { email: string; token: string; requestId: string },
): Promise<void> {
  const owner = await ownerOfToken(trx, token)
  if (owner) await endNews(trx, { email, owner, requestId })
}
