import { sendContactForm } from '../actions/send-contact-form.ts'
import { serve } from '../deps.ts'

export const sendContactFormRoute = serve('sendContactForm', ({ actor, body, deps, transaction }) =>
  transaction(async (trx) => {
    await sendContactForm(trx, deps, actor, body)
    return { acknowledged: true as const }
  }),
)
