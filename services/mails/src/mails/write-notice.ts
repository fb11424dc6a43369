import type { Locale } from '@sild/contract'
import { localizedPath } from '@sild/paths'
import { writeLetter } from '@sild/letter'
import type { Letter } from '@sild/service-kit'
import { mailsMessages } from './messages/index.ts'

/** Why an answer by mail was not taken in, or not all of it. */
export type NoticeName = keyof (typeof mailsMessages)['en']['notices']

interface Reader {
  readonly locale: Locale
  readonly publicUrl: string
  /** Where what they answered is read. */
  readonly path: string
  readonly facts?: readonly (readonly [label: string, value: string])[]
}

export function writeNotice(notice: NoticeName, { facts = [], locale, path, publicUrl }: Reader): Promise<Letter> {
  const { notices, signature, why } = mailsMessages[locale]
  const href = new URL(localizedPath(path, locale), publicUrl).href
  return writeLetter(locale, { ...notices[notice], facts, href, signature, why })
}
