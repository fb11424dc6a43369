import type { Locale } from '@sild/contract'
import { localizedPath, paths } from '@sild/paths'
import { writeLetter } from '@sild/letter'
import type { Letter } from '@sild/service-kit'
import { mailsMessages } from './messages/index.ts'

export function writeAddressCheck(locale: Locale, publicUrl: string): Promise<Letter> {
  const { addressCheck, signature } = mailsMessages[locale]
  const href = new URL(localizedPath(paths.settings(), locale), publicUrl).href
  return writeLetter(locale, { ...addressCheck, href, signature })
}
