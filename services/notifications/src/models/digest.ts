import type { Locale } from '@sild/contract/enums'
import type { NewCard } from '@sild/contract/search/digest-schemas'
import { modelOf } from '@sild/service-kit'

export interface DigestArticle {
  slug: string
  title: string
}
/** What the weekly mail of one reader says, in their language. */
export interface DigestContent {
  locale: Locale
  cards: NewCard[]
  news: DigestArticle[]
  /** Day by day, the week's last day last; null for whoever has published nothing. */
  numbers: { views: number[]; responses: number[] } | null
}

export class Digest extends modelOf('digests', 'digestGuid', ['content']) {
  declare digestGuid: string
  declare week: Date
  declare readerGuid: string
  declare content: DigestContent | null
  declare settledAt: Date | null
}
