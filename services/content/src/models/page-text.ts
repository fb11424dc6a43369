import type { Locale } from '@sild/contract/enums'
import { modelOf } from '@sild/service-kit'

/** The published texts of a page in one language. */
export class PageText extends modelOf('pageTexts', ['pageGuid', 'locale']) {
  declare pageGuid: string
  declare locale: Locale
  declare title: string
  declare summary: string
  declare place: string | null
  declare markdown: string
  declare captionsKey: string | null
  declare html: string
  declare readingMinutes: number
}
