import type { Locale } from '@sild/contract'
import type { Mail } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { BillingTexts } from './write-billing-letter.ts'

export interface Reader {
  readonly guid: string
  readonly email: string
  readonly locale: Locale
}

interface BillingMail extends BillingTexts {
  /** Names the mail for ever, so that a repeated job sends it once. */
  readonly effectKey: string
  readonly attachments?: Mail['attachments']
}

/** Mails a member of a company about money, in their language. */
export async function mailLetter(
  { mailer, publicUrl }: Pick<BillingDeps, 'mailer' | 'publicUrl'>,
  { guid: userGuid, email: to, locale }: Reader,
  { attachments, effectKey, ...texts }: BillingMail,
): Promise<void> {
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeBillingLetter } = await import('./write-billing-letter.ts')
  const letter = await writeBillingLetter(locale, texts, publicUrl)
  await mailer.send({ kind: 'service', effectKey, to, userGuid, locale, attachments, ...letter })
}
