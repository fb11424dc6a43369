import { openTicket } from '../actions/open-ticket.ts'
import { serve } from '../deps.ts'
import { titleOf } from '../rules/title-of.ts'

/** Opens a ticket for a visitor: for their account if they have one, otherwise for the address they gave. */
export const sendContactFormRoute = serve('sendContactForm', ({ actor, body, deps, transaction }) =>
  transaction(async (trx) => {
    const { companyGuid, locale, userGuid } = actor
    const { description, email, name } = body
    await openTicket(trx, deps, {
      source: 'contact-form',
      title: titleOf(description),
      message: description,
      locale,
      userGuid,
      companyGuid,
      name,
      email,
    })
    return { acknowledged: true as const }
  }),
)
