import type { ParsedInput } from '@sild/contract'
import type { Actor } from '@sild/contract/actor'
import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { titleOf } from '../models/title-of.ts'
import { openTicket } from './open-ticket.ts'

/** Opens a ticket for a visitor: for their account if they have one, otherwise for the address they gave. */
export async function sendContactForm(
  trx: Transaction,
  deps: SupportDeps,
  { companyGuid, locale, userGuid }: Actor,
  { description, email, name }: ParsedInput<'sendContactForm'>['body'],
): Promise<void> {
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
}
