import type { Locale } from '@sild/contract'
import type { Letter } from '@sild/service-kit'

/** A mail as a user would get it: made by the code of the real one, with example data. */
export interface MailPreview {
  /** Of the kind of mail, within its service. */
  readonly name: string
  /** Our own people get theirs in English alone. */
  readonly locales: readonly Locale[]
  write(locale: Locale, publicUrl: string): Promise<Letter>
}
