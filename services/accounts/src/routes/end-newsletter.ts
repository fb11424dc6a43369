import { serve } from '../deps.ts'
import { NewsletterSubscriber } from '../models/newsletter-subscriber.ts'
import { readNewsletterToken } from '../models/newsletter-token.ts'

/** The address is forgotten with it. */
export const endNewsletterRoute = serve('endNewsletter', ({ deps, query, transaction }) =>
  transaction(async (trx) => {
    const subscriberGuid = readNewsletterToken(deps.links, 'end', query.token)
    if (subscriberGuid) await NewsletterSubscriber.query(trx).deleteById(subscriberGuid)
    return { acknowledged: true as const }
  }),
)
