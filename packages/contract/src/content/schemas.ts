import * as z from 'zod/mini'
import { constants } from '../limits.ts'
import { personalData } from '../personal-data.ts'
import { countryCode, downloadedFile, fileUrl, guid, instant, locale, programLine, slug } from '../primitives.ts'

/** Titles come in the caller's language. */
export const category = z.strictObject({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  icon: z.string(),
  /** It can no longer be chosen; what is in it stays. Absent on all others. */
  isClosed: z.optional(z.literal(true)),
  /** The category that replaced it: its title is shown instead, and publications move to it. Absent on all others. */
  mergedIntoId: z.optional(z.int()),
})
export type Category = z.infer<typeof category>
const country = z.strictObject({ code: countryCode, title: z.string() })
const language = z.strictObject({ id: z.int(), code: z.string(), title: z.string() })
const city = z.strictObject({ id: z.int(), countryCode, title: z.string() })
const pageCategory = z.strictObject({
  slug: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  parentSlug: z.nullable(z.string()),
  pagesCount: z.int(),
})
const pageSummary = z.strictObject({
  slug: z.string(),
  categorySlug: z.string(),
  title: z.string(),
  summary: z.string(),
  coverUrl: z.nullable(z.string()),
  publishedAt: instant,
  readingMinutes: z.int(),
  /** When and where an event is held; null for everything else. */
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  place: z.nullable(z.string()),
})
export type PageSummary = z.infer<typeof pageSummary>
/** Lies with the uploaded files. */
export const video = z.strictObject({
  url: fileUrl,
  posterUrl: z.nullable(fileUrl),
  /** WebVTT in the reader's language. */
  captionsUrl: fileUrl,
})
const speaker = z.strictObject({ name: z.string(), position: z.string(), biography: z.string() })
const agendaItem = z.strictObject({ startsAt: instant, endsAt: instant, title: z.string(), description: z.string() })
/** `html` was made from Markdown and sanitised on the server. Under a former address comes the page with its present one. */
export const page = z.extend(pageSummary, {
  guid,
  html: z.string(),
  video: z.nullable(video),
  speakers: z.array(speaker),
  agenda: z.array(agendaItem),
})
export type Page = z.infer<typeof page>

export const contentSchemas = {
  listCategories: { reply: z.strictObject({ list: z.array(category) }) },
  listCountries: { reply: z.strictObject({ list: z.array(country) }) },
  listLanguages: { reply: z.strictObject({ list: z.array(language) }) },
  listCities: {
    body: z.strictObject({
      countryCode: z.optional(countryCode),
      search: z.optional(programLine(80)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), constants.cityLimit),
    }),
    reply: z.strictObject({ list: z.array(city) }),
  },
  listPageCategories: {
    query: z.strictObject({ parentCategory: z.optional(slug) }),
    reply: z.strictObject({ list: z.array(pageCategory) }),
  },
  listPages: {
    body: z.strictObject({
      filters: z._default(z.strictObject({ categorySlug: z.optional(slug), showOnMain: z.optional(z.boolean()) }), {}),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(constants.pagesListLimit)), 24),
      offset: z._default(z.int32().check(z.minimum(0)), 0),
    }),
    reply: z.strictObject({ list: z.array(pageSummary), total: z.int() }),
  },
  getPage: { params: z.strictObject({ slug }), reply: page },
  getEventCalendar: {
    params: z.strictObject({ slug }),
    query: z.strictObject({ locale: z._default(locale, 'en') }),
    reply: downloadedFile,
  },
  exportContentData: personalData,
} as const
