import { expression } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { ContactForm } from '../models/contact-form.ts'
import { WebinarRegistration } from '../models/webinar-registration.ts'

export const forgetAddressRoute = serve('forgetAddress', ({ body: { email }, transaction }) =>
  transaction(async (trx) => {
    const isUnderIt = expression`lower(email) = lower(${email})`
    await ContactForm.query(trx).where(isUnderIt).delete()
    await WebinarRegistration.query(trx).where(isUnderIt).delete()
    return { acknowledged: true as const }
  }),
)
