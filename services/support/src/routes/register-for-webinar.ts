import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { WebinarRegistration } from '../models/webinar-registration.ts'

/** Registers an address for a webinar once, and mails support, who send the link. */
export const registerForWebinarRoute = serve(
  'registerForWebinar',
  async ({ actor, body: { companyName, email }, deps, params, transaction }) => {
    const { categorySlug, slug: webinarSlug } = await deps.calls.call('getPage', { params }, { actor })
    if (categorySlug !== 'webinar') throw new AppError('page-not-found')
    const { locale, userGuid } = actor
    return transaction(async (trx) => {
      const registered = await WebinarRegistration.query(trx)
        .insert({ webinarSlug, companyName, email, locale, userGuid })
        .onConflict()
        .ignore()
        .returning('registrationGuid')
      // Without a guid if the address was registered before.
      if (registered?.registrationGuid)
        await deps.outbox.add(trx, 'send-webinar-registration', { registrationGuid: registered.registrationGuid })
      return { acknowledged: true as const }
    })
  },
)
