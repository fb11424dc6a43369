import type { Reply } from '@sild/contract'
import { operationUrl } from '@sild/contract/operation-url'
import { endNewsletter } from '@sild/contract/accounts/operations'
import { paths } from '@sild/paths'
import type { Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { writeNewsletterToken } from '../models/newsletter-token.ts'
import { openMailing } from './open-mailing.ts'

/** The address of a reader of the weekly news, who may have ended it meanwhile, and the links that end it. */
export async function openDigest(
  trx: Transaction,
  deps: Pick<AccountsDeps, 'links' | 'publicUrl'>,
  readerGuid: string,
): Promise<Reply<'openDigest'>> {
  const subscriber = await NewsletterSubscriber.query(trx).findById(readerGuid).whereNotNull('confirmedAt')
  if (!subscriber) {
    const { recipient } = await openMailing(trx, deps, { list: 'portalUpdates', userGuid: readerGuid })
    return { recipient: recipient && { ...recipient, isUser: true } }
  }
  const token = writeNewsletterToken(deps.links, 'end', readerGuid)
  const { email, locale } = subscriber
  const unsubscribeUrl = new URL(operationUrl(endNewsletter, { query: { token } }), deps.publicUrl).href
  return { recipient: { isUser: false, email, locale, unsubscribeUrl, unsubscribePath: paths.endNewsletter(token) } }
}
