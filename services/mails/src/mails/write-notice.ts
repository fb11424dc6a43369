import type { Locale } from '@sild/contract'
import { localizedPath } from '@sild/paths'
import { writeLetter } from '@sild/letter'
import type { Letter } from '@sild/service-kit'
import { mailsMessages } from './messages/index.ts'

/** Why an answer by mail was refused, entirely or in part. */
export type NoticeName = keyof (typeof mailsMessages)['en']['notices']

interface Reader {
  readonly locale: Locale
  readonly publicUrl: string
  /** The page of the chat or ticket that they answered. */
  readonly path: string
  readonly facts?: readonly (readonly [label: string, value: string])[]
}

export function writeNotice(notice: NoticeName, { facts = [], locale, path, publicUrl }: Reader): Promise<Letter> {
  const { notices, signature, why } = mailsMessages[locale]
  const href = new URL(localizedPath(path, locale), publicUrl).href
  return writeLetter(locale, { ...notices[notice], facts, href, signature, why })
}
