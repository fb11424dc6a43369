import type { Locale } from '@sild/contract'
import type { Mail } from '@sild/service-kit'
import { localizedPath } from '@sild/paths'
import type { BillingDeps } from '../deps.ts'
import { type BillingLetter, billingMessages } from './messages/index.ts'

export interface Reader {
  readonly guid: string
  readonly email: string
  readonly locale: Locale
}

interface BillingMail {
  readonly message: BillingLetter
  /** Where the button leads. */
  readonly path: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** Names the mail for ever, so that a repeated job sends it once. */
  readonly effectKey: string
  readonly attachments?: Mail['attachments']
}

/** Writes to somebody of a company in their language about money. */
export async function mailLetter(
  { mailer, publicUrl }: Pick<BillingDeps, 'mailer' | 'publicUrl'>,
  { guid: userGuid, email: to, locale }: Reader,
  { attachments, effectKey, facts, message, path }: BillingMail,
): Promise<void> {
  const { letters, signature, why } = billingMessages[locale]
  const href = new URL(localizedPath(path, locale), publicUrl).href
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeLetter } = await import('@sild/letter')
  const letter = await writeLetter(locale, { ...letters[message], facts, href, signature, why })
  await mailer.send({ kind: 'service', effectKey, to, userGuid, locale, attachments, ...letter })
}
