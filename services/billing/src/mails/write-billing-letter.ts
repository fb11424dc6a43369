import type { Locale } from '@sild/contract'
import { writeLetter } from '@sild/letter'
import { localizedPath } from '@sild/paths'
import type { Letter } from '@sild/service-kit'
import type { Facts } from './facts.ts'
import { type BillingLetter, billingMessages } from './messages/index.ts'

export interface BillingTexts {
  readonly message: BillingLetter
  /** Link of the button. */
  readonly path: string
  readonly facts: Facts
}

export function writeBillingLetter(
  locale: Locale,
  { facts, message, path }: BillingTexts,
  publicUrl: string,
): Promise<Letter> {
  const { letters, signature, why } = billingMessages[locale]
  const href = new URL(localizedPath(path, locale), publicUrl).href
  return writeLetter(locale, { ...letters[message], facts, href, signature, why })
}
