import type { ParsedInput } from '@sild/contract'
import type { Actor } from '@sild/contract/actor'
import { expression, type Transaction } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'

/** Registers an address for a webinar once, and mails support, who send the link. */
export async function registerForWebinar(
  trx: Transaction,
  { outbox }: Pick<SupportDeps, 'outbox'>,
  { userGuid, locale }: Actor,
  { body, params }: Pick<ParsedInput<'registerForWebinar'>, 'body' | 'params'>,
): Promise<void> {
  const { companyName, email } = body
  const [registered] = await trx('webinarRegistrations')
    .insert({ webinarSlug: params.slug, companyName, email, locale, userGuid })
    .onConflict(expression`(webinar_slug, lower(email))`)
    .ignore()
    .returning('registrationGuid')
  if (registered) await outbox.add(trx, 'send-webinar-registration', { registrationGuid: registered.registrationGuid })
}
