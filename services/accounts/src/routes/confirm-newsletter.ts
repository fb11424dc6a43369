import { AppError } from '@sild/service-kit'
import { fn } from 'objection'
import { serve } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { readNewsletterToken } from '../rules/newsletter-token.ts'

/** The owner of the address wants the news; saying it again changes nothing. */
export const confirmNewsletterRoute = serve('confirmNewsletter', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    const subscriberGuid = readNewsletterToken(deps.links, 'confirm', body.token)
    const subscriber = subscriberGuid && (await NewsletterSubscriber.query(trx).findById(subscriberGuid).forUpdate())
    // The subscription may have been ended or forgotten.
    if (!subscriber) throw new AppError('token-invalid')
    await NewsletterSubscriber.query(trx)
      .findById(subscriber.subscriberGuid)
      .patch({ ...subscriber.wanted, wanted: null, confirmedAt: subscriber.confirmedAt ?? fn.now() })
    return { acknowledged: true as const }
  }),
)
