import type { ParsedInput } from '@sild/contract'
import type { Actor } from '@sild/contract/actor'
import type { Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import { ContactForm } from '../models/contact-form.ts'

/** Keeps what a visitor wrote and has it mailed to support: once stored, it is not lost while the mail server is away. */
export async function sendContactForm(
  trx: Transaction,
  { outbox }: Pick<SupportDeps, 'outbox'>,
  { userGuid, locale }: Actor,
  { name, email, description }: ParsedInput<'sendContactForm'>['body'],
): Promise<void> {
  const { contactFormGuid } = await ContactForm.query(trx)
    .insert({ name, email, description, locale, userGuid })
    .returning('contactFormGuid')
  await outbox.add(trx, 'send-contact-form', { contactFormGuid })
}
