import { confirmNewsletter } from '../actions/confirm-newsletter.ts'
import { serve } from '../deps.ts'

export const confirmNewsletterRoute = serve('confirmNewsletter', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await confirmNewsletter(trx, deps, body.token)
    return { acknowledged: true as const }
  }),
)
