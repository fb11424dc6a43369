import { locales } from '@sild/contract'
import type { MailPreview } from '@sild/letter'
import { localizedPath, paths } from '@sild/paths'
import { accountLetters, writeAccountLetter } from './mails/letter.ts'

/** These mails contain no data except their link. */
export const mailPreviews: readonly MailPreview[] = accountLetters.map((message) => ({
  name: message,
  locales,
  write: (locale, publicUrl) =>
    writeAccountLetter({ locale, message, href: new URL(localizedPath(paths.signIn(), locale), publicUrl).href }),
}))
