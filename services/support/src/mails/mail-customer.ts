import type { Locale } from '@sild/contract'
import { localizedPath } from '@sild/paths'
import type { Mail } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Ticket } from '../models/ticket.ts'
import { fill, type SupportLetter, supportMessages } from './messages/index.ts'

interface CustomerMail {
  readonly to: string
  readonly locale: Locale
  readonly letter: SupportLetter
  /** Where the button leads. */
  readonly path: string
  /** What was written, paragraph by paragraph. */
  readonly words: string
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** Names the mail for ever, so that a repeated job sends it once. */
  readonly effectKey: string
  /** Where an answer goes, if not to nobody. */
  readonly replyTo?: Mail['replyTo']
}

/** Writes to who has a ticket, in their language. */
export async function mailCustomer(
  { mailer, publicUrl }: Pick<SupportDeps, 'mailer' | 'publicUrl'>,
  { number, title, userGuid }: Pick<Ticket, 'number' | 'title' | 'userGuid'>,
  { effectKey, facts = [], letter, locale, path, replyTo, to, words }: CustomerMail,
): Promise<void> {
  const { letters, signature, why } = supportMessages[locale]
  const { note, paragraphs, subject, ...texts } = letters[letter]
  const values = { number, title: title.replaceAll(/\s+/g, ' ') }
  // Rendering weighs a quarter of a second at load, and only the worker renders.
  const { writeLetter } = await import('@sild/letter')
  const written = await writeLetter(locale, {
    ...texts,
    subject: fill(subject, values),
    note: fill(note, values),
    paragraphs: [...paragraphs, ...words.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')],
    facts,
    href: new URL(localizedPath(path, locale), publicUrl).href,
    signature,
    why,
  })
  await mailer.send({ kind: 'service', effectKey, to, userGuid, locale, ...(replyTo && { replyTo }), ...written })
}
