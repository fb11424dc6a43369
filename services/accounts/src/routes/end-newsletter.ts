import { serve } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { readNewsletterToken } from '../rules/newsletter-token.ts'

/** Deletes the address too. The link of a subscriber who is deleted already has ended the news all the same. */
export const endNewsletterRoute = serve('endNewsletter', ({ deps, query, transaction }) =>
  transaction(async (trx) => {
    const subscriberGuid = readNewsletterToken(deps.links, 'end', query.token)
    if (subscriberGuid) await NewsletterSubscriber.query(trx).deleteById(subscriberGuid)
    return { acknowledged: true as const, outcome: subscriberGuid ? ('ended' as const) : ('link-invalid' as const) }
  }),
)
