import * as z from 'zod/mini'
import { constants } from '../limits.ts'
import { countryCode, instant, slug } from '../primitives.ts'

/** Titles come in the caller's language. */
export const category = z.strictObject({ id: z.int(), slug: z.string(), title: z.string(), icon: z.string() })
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
  place: z.nullable(z.string()),
})
export type PageSummary = z.infer<typeof pageSummary>
/** `html` was made from Markdown and sanitised on the server. */
export const page = z.extend(pageSummary, { html: z.string(), endsAt: z.nullable(instant) })
export type Page = z.infer<typeof page>

export const contentSchemas = {
  listCategories: { reply: z.strictObject({ list: z.array(category) }) },
  listCountries: { reply: z.strictObject({ list: z.array(country) }) },
  listLanguages: { reply: z.strictObject({ list: z.array(language) }) },
  listCities: {
    body: z.strictObject({
      countryCode: z.optional(countryCode),
      search: z.optional(z.string().check(z.maxLength(80))),
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
} as const
