import type { Locale } from '@sild/contract'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { writeLetter } from '@sild/letter'
import { localizedPath, paths } from '@sild/paths'
import type { Letter } from '@sild/service-kit'
import { fileMessages } from '../messages/index.ts'

interface DataLetter {
  readonly link: string
  readonly expiresAt: Date
}

export function writeDataLetter(locale: Locale, { expiresAt, link }: DataLetter, publicUrl: string): Promise<Letter> {
  const { letter, signature, until, why } = fileMessages[locale]
  // Days in mails are in the time zone of Tallinn, because the reader's time zone is unknown.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: portalTimeZone }).format(expiresAt)
  const href = new URL(localizedPath(paths.myData(link), locale), publicUrl).href
  return writeLetter(locale, { ...letter, facts: [[until, day]], href, signature, why })
}
