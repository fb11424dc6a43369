import type { Locale } from '@sild/contract/enums'
import type { NewCard } from '@sild/contract/search/digest-schemas'
import { modelOf } from '@sild/service-kit'

export interface DigestArticle {
  slug: string
  title: string
}
/** The content of one reader's weekly mail, in the reader's language. */
export interface DigestContent {
  locale: Locale
  cards: NewCard[]
  news: DigestArticle[]
  /** One count per day, oldest first; null if the reader has no publications. */
  numbers: { views: number[]; responses: number[] } | null
}

export class Digest extends modelOf('digests', 'digestGuid', ['content']) {
  declare digestGuid: string
  declare week: Date
  declare readerGuid: string
  declare content: DigestContent | null
  declare settledAt: Date | null
}
