import { AppError, expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { readNewsletterToken } from '../models/newsletter-token.ts'

/** The owner of the address wants the news; saying it again changes nothing. @throws token-invalid, also once it was ended or forgotten */
export async function confirmNewsletter(
  trx: Transaction,
  { links }: Pick<AccountsDeps, 'links'>,
  token: string,
): Promise<void> {
  const subscriberGuid = readNewsletterToken(links, 'confirm', token)
  const subscriber = subscriberGuid && (await NewsletterSubscriber.query(trx).findById(subscriberGuid).forUpdate())
  if (!subscriber) throw new AppError('token-invalid')
  await NewsletterSubscriber.query(trx)
    .findById(subscriber.subscriberGuid)
    .patch({ ...subscriber.wanted, wanted: null, confirmedAt: expression`coalesce(confirmed_at, now())` })
}
