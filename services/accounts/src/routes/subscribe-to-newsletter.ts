import { subscribeToNewsletter } from '../actions/subscribe-to-newsletter.ts'
import { serve } from '../deps.ts'

export const subscribeToNewsletterRoute = serve('subscribeToNewsletter', ({ body, deps, locale, transaction }) =>
  transaction(async (trx) => {
    await subscribeToNewsletter(trx, deps, body, locale)
    return { acknowledged: true as const }
  }),
)
