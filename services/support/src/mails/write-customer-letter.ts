import type { Locale } from '@sild/contract'
import { writeLetter } from '@sild/letter'
import { fill } from '@sild/letter/fill'
import { localizedPath } from '@sild/paths'
import type { Letter } from '@sild/service-kit'
import type { Ticket } from '../models/ticket.ts'
import { type SupportLetter, supportMessages } from './messages/index.ts'

export interface CustomerTexts {
  readonly letter: SupportLetter
  /** The link of the button. */
  readonly path: string
  /** The text, in paragraphs. */
  readonly words: string
  readonly facts?: readonly (readonly [label: string, value: string])[]
}

export function writeCustomerLetter(
  locale: Locale,
  { number, title }: Pick<Ticket, 'number' | 'title'>,
  { facts = [], letter, path, words }: CustomerTexts,
  publicUrl: string,
): Promise<Letter> {
  const { letters, signature, why } = supportMessages[locale]
  const { note, paragraphs, subject, ...texts } = letters[letter]
  const values = { number, title: title.replaceAll(/\s+/g, ' ') }
  return writeLetter(locale, {
    ...texts,
    subject: fill(subject, values),
    note: fill(note, values),
    paragraphs: [...paragraphs, ...words.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')],
    facts,
    href: new URL(localizedPath(path, locale), publicUrl).href,
    signature,
    why,
  })
}
