import type { AgeMinutes, DemoImage, Locale, Localised } from './basics.ts'

export type PageKind = 'blog' | 'help' | 'news' | 'about' | 'policy'

export interface PageCategory {
  pageCategoryGuid: string
  slug: string
  kind: PageKind
  names: Localised
  descriptions: Localised
  icon: string | null
  position: number
}

export interface PageText {
  title: string
  /** One or two sentences for lists and for search engines. */
  summary: string
  /** Markdown, without the title. */
  body: string
}

export interface Page {
  pageGuid: string
  kind: PageKind
  slug: string
  categorySlug: string | null
  texts: Record<Locale, PageText>
  author: string | null
  image: DemoImage | null
  showOnMain: boolean
  readingMinutes: number
  publishedAgeMinutes: AgeMinutes
  updatedAgeMinutes: AgeMinutes
}

export interface EventText {
  title: string
  summary: string
  body: string
  place: string
}

export interface MarketEvent {
  eventGuid: string
  slug: string
  format: 'online' | 'on-site'
  cityId: number | null
  texts: Record<Locale, EventText>
  image: DemoImage
  /** Whole days until the event; negative for past ones. Times are of the day, in `timeZone`. */
  startsInDays: number
  startTime: string
  endTime: string
  timeZone: 'Europe/Tallinn' | 'Europe/Paris'
  languages: Locale[]
}

export interface QuestionAnswer {
  key: string
  questions: Localised
  answers: Localised
}

export interface HomeReview {
  key: string
  texts: Localised
  personName: string
  positions: Localised
  companyName: string
  logo: DemoImage
  rating: number
}

export interface Webinar {
  slug: 'how-to-find-b2b-partners'
  /** The webinar of the specification has a fixed day. */
  date: '2023-07-26'
  startTime: '17:00'
  endTime: '18:40'
  timeZone: 'Europe/Tallinn'
  image: DemoImage
  titles: Localised
  leads: Localised
  /** Paragraphs of the block "About". */
  about: Record<Locale, string[]>
  takeaways: Record<Locale, string[]>
  speakers: WebinarSpeaker[]
  agenda: WebinarAgendaItem[]
  faq: QuestionAnswer[]
}

export interface WebinarSpeaker {
  key: string
  name: string
  positions: Localised
  biographies: Localised
  portrait: DemoImage
}

export interface WebinarAgendaItem {
  startTime: string
  endTime: string
  titles: Localised
  descriptions: Localised
  speakerKeys: string[]
}
