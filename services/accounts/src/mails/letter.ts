import type { Locale } from '@sild/contract'
import { keysOf } from '@sild/contract/keys'
import { writeLetter } from '@sild/letter'
import type { Letter } from '@sild/service-kit'
import { type MailMessages, mailMessages } from './messages/index.ts'

export interface AccountLetter {
  readonly locale: Locale
  readonly message: Exclude<keyof MailMessages, 'changesAt' | 'grounds' | 'signature' | 'why'>
  /** Where the button leads. */
  readonly href: string
  /** Paragraphs after the first one: what is said to this reader alone. */
  readonly said?: readonly string[]
}

const { changesAt: _changesAt, grounds: _grounds, signature: _signature, why: _why, ...texts } = mailMessages.en
export const accountLetters = keysOf(texts)

/** A mail about the account. */
export function writeAccountLetter({ href, locale, message, said = [] }: AccountLetter): Promise<Letter> {
  const { changesAt: _ofMoves, grounds: _ofSuspensions, signature, why, ...letters } = mailMessages[locale]
  const [first = '', ...others] = letters[message].paragraphs
  return writeLetter(locale, { ...letters[message], paragraphs: [first, ...said, ...others], href, signature, why })
}
