import type { Locale } from '@sild/contract'
import type { ParsedInput } from '@sild/contract/schemas'
import { expression, type Transaction } from '@sild/service-kit'
import type { AccountsDeps } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { countAttempt } from '../models/throttle.ts'
import { throttles } from '../rules/throttles.ts'

/**
 * Mails the owner of an address a link to confirm the weekly news, three times an hour at most. The reply does not
 * reveal whether the address is known. A subscription stays unchanged until it is confirmed.
 */
export async function subscribeToNewsletter(
  trx: Transaction,
  { outbox }: Pick<AccountsDeps, 'outbox'>,
  { categories, email, type }: ParsedInput<'subscribeToNewsletter'>['body'],
  locale: Locale,
): Promise<void> {
  if ((await countAttempt(trx, throttles.newsletter, email.toLowerCase())) > 0) return
  const wanted = { locale, userType: type, categoryIds: [...new Set(categories)] }
  const { subscriberGuid } = await NewsletterSubscriber.query(trx)
    .insert({ ...wanted, email, wanted })
    .onConflict('email')
    .merge({ wanted, requestedAt: expression`now()` })
    .returning('subscriberGuid')
  await outbox.add(trx, 'send-newsletter-mail', { subscriberGuid })
}
