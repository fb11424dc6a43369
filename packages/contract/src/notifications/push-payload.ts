import type { Locale } from '../enums.ts'

/** What a browser is sent: already in the reader's language, because a service worker has no messages. */
export interface PushPayload {
  /** Shown in place of an earlier one of the same tag. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** Where it leads, with the locale in it. */
  readonly path: string
  readonly locale: Locale
  /** For the icon of the installed app. */
  readonly unreadCount: number
}
