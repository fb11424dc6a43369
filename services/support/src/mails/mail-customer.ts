import type { Locale } from '@sild/contract'
import type { Mail } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'
import type { CustomerTexts } from './write-customer-letter.ts'

interface CustomerMail extends CustomerTexts {
  readonly to: string
  readonly locale: Locale
  /** Identifies the mail, so that a repeated job sends it once. */
  readonly effectKey: string
  /** Where an answer goes; without it the mail cannot be answered. */
  readonly replyTo?: Mail['replyTo']
}

/** Mails the author of a ticket, in their language. */
export async function mailCustomer(
  { mailer, publicUrl }: Pick<SupportDeps, 'mailer' | 'publicUrl'>,
  ticket: Pick<Ticket, 'number' | 'title' | 'userGuid'>,
  { effectKey, locale, replyTo, to, ...texts }: CustomerMail,
): Promise<void> {
  // Loading the renderer takes 250 ms, and only the worker renders.
  const { writeCustomerLetter } = await import('./write-customer-letter.ts')
  const letter = await writeCustomerLetter(locale, ticket, texts, publicUrl)
  const { userGuid } = ticket
  await mailer.send({ kind: 'service', effectKey, to, userGuid, locale, ...(replyTo && { replyTo }), ...letter })
}
