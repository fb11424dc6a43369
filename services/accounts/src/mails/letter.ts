import type { Locale } from '@sild/contract'
import { writeLetter } from '@sild/letter'
import type { Letter } from '@sild/service-kit'
import { type MailMessages, mailMessages } from './messages/index.ts'

export interface AccountLetter {
  readonly locale: Locale
  readonly message: Exclude<keyof MailMessages, 'signature' | 'why'>
  /** Where the button leads. */
  readonly href: string
}

const { signature: _signature, why: _why, ...texts } = mailMessages.en
export const accountLetters = Object.keys(texts) as AccountLetter['message'][]

/** A mail about the account. */
export function writeAccountLetter({ href, locale, message }: AccountLetter): Promise<Letter> {
  const { signature, why, ...letters } = mailMessages[locale]
  return writeLetter(locale, { ...letters[message], href, signature, why })
}
