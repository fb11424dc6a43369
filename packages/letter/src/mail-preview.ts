import type { Locale } from '@sild/contract'
import type { Letter } from '@sild/service-kit'

/** A mail as somebody would get it: written by what writes the real one, with example facts. */
export interface MailPreview {
  /** Of the kind of mail, within its service. */
  readonly name: string
  /** Our own people get theirs in English alone. */
  readonly locales: readonly Locale[]
  write(locale: Locale, publicUrl: string): Promise<Letter>
}
