import * as z from 'zod/mini'
import {
  cardTypes,
  companySizes,
  dateFilters,
  languageLevels,
  locales,
  paymentTypes,
  searchCardTypes,
  searchTypes,
  sortModes,
  workExperiences,
  workTypes,
} from '../enums.ts'
import { constants, limits } from '../limits.ts'
import { personalData } from '../personal-data.ts'
import {
  acknowledged,
  autocompleteLimit,
  countryCode,
  guid,
  instant,
  priceCents,
  programLine,
  queryNumber,
  searchQuery,
  slug,
} from '../primitives.ts'
import { companyReference } from '../references.ts'
import { choiceNames, closedChoices, droppable } from './choices.ts'

export const publicationCard = z.strictObject({
  guid,
  slug: z.string(),
  cardType: z.enum(cardTypes),
  name: z.string(),
  /** First 220 characters of the description, in the reader's language where it exists. */
  summary: z.string(),
  locale: z.enum(locales),
  categoryId: z.int(),
  tags: z.array(z.string()),
  paymentType: z.enum(paymentTypes),
  budgetFromCents: z.nullable(z.int()),
  budgetToCents: z.nullable(z.int()),
  budgetPerHourCents: z.nullable(z.int()),
  workType: z.nullable(z.enum(workTypes)),
  workExperience: z.nullable(z.enum(workExperiences)),
  countryCodes: z.array(countryCode),
  isPromoted: z.boolean(),
  viewsCount: z.int(),
  responsesCount: z.int(),
  publishedAt: instant,
  company: z.extend(companyReference, { rating: z.nullable(z.number()) }),
})
export type PublicationCard = z.infer<typeof publicationCard>

export const companyCard = z.strictObject({
  guid,
  slug: z.string(),
  cardType: z.literal('company'),
  name: z.string(),
  summary: z.string(),
  industry: z.nullable(z.string()),
  industryLocale: z.optional(z.nullable(z.enum(locales))),
  size: z.nullable(z.enum(companySizes)),
  countryCode,
  cityTitle: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
  isVerified: z.boolean(),
  rating: z.nullable(z.number()),
  reviewsCount: z.int(),
  publicationsCount: z.int(),
  joinedAt: instant,
})
export type CompanyCard = z.infer<typeof companyCard>

export const searchCard = z.discriminatedUnion('cardType', [publicationCard, companyCard])
export type SearchCard = z.infer<typeof searchCard>

const anyOf = <Values extends readonly [string | number, ...(string | number)[]]>(values: Values) =>
  z._default(z.array(z.literal(values)).check(z.maxLength(values.length)), [])
/** Labels of tags, names of cities and specialities, in any case. */
const labels = z._default(z.array(programLine(100)).check(z.maxLength(20)), [])
/** A language by its id, with the least level at which it must be spoken: `28:FLUENT`. */
const spokenLanguage = z.string().check(z.regex(new RegExp(`^[1-9]\\d{0,8}:(${languageLevels.join('|')})$`)))

/** Words and choices; of each choice any of the values will do. */
export const searchFilters = {
  query: z._default(searchQuery, ''),
  categoryIds: z._default(z.array(z.int32()).check(z.maxLength(50)), []),
  countryCodes: z._default(z.array(countryCode).check(z.maxLength(50)), []),
  workTypes: z._default(z.array(z.enum(workTypes)), []),
  workExperiences: z._default(z.array(z.enum(workExperiences)), []),
  paymentTypes: z._default(z.array(z.enum(paymentTypes)), []),
  companySizes: z._default(z.array(z.enum(companySizes)), []),
  companyTypes: anyOf(closedChoices.companyTypes),
  ratings: anyOf(closedChoices.ratings),
  segments: anyOf(closedChoices.segments),
  projectDurations: anyOf(closedChoices.projectDurations),
  hoursPerWeek: anyOf(closedChoices.hoursPerWeek),
  responseCounts: anyOf(closedChoices.responseCounts),
  /** Where work is wanted or offered; where no city is named, the one of the company. */
  cities: labels,
  tags: labels,
  specialities: labels,
  languages: z._default(z.array(spokenLanguage).check(z.maxLength(20)), []),
}

const conditions = {
  searchType: z.enum(searchTypes),
  ...searchFilters,
  budgetFromCents: z.optional(z.nullable(priceCents)),
  budgetToCents: z.optional(z.nullable(priceCents)),
  publishedWithin: z._default(z.enum(dateFilters), 'all'),
  /** Looks for what was typed and for nothing that may have been meant. */
  isLiteral: z._default(z.boolean(), false),
  /** Returns and counts also the cards that the caller has hidden. */
  withHidden: z._default(z.boolean(), false),
  /** Only of companies in this city, by the slug that `listProviderCities` names. */
  citySlug: z.optional(z.nullable(slug)),
  /** Only this company's cards. */
  companyGuid: z.optional(z.nullable(guid)),
}
export const searchBody = z.strictObject({
  ...conditions,
  sort: z._default(z.enum(sortModes), 'date'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(constants.searchPageMax)), 1),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), constants.searchPageSize),
})
export type SearchInput = z.input<typeof searchBody>

/** Where a text has something: the places of its first letter and behind its last. */
const ranges = z.array(z.tuple([z.int(), z.int()]))
export const cardMatches = z.strictObject({
  name: ranges,
  summary: ranges,
  /** The places of tags that match. */
  tags: z.array(z.int()),
})
export type CardMatches = z.infer<typeof cardMatches>

/** The merge targets that the search used instead of merged categories and tags. */
const successors = z.optional(z.strictObject({ categoryIds: z.array(z.int()), tags: z.array(z.string()) }))
const facet = z.array(z.strictObject({ value: z.union([z.string(), z.int()]), count: z.int() }))
export const searchReply = z.strictObject({
  cards: z.array(searchCard),
  /** Positions of the matched words, per card in order; empty without words in the query. */
  matches: z.array(cardMatches),
  /**
   * Promoted cards that match the whole query, above the first page. They are also at their normal place in the order,
   * so that other cards do not move.
   */
  promoted: z.array(publicationCard).check(z.maxLength(constants.promotedPlaces)),
  promotedMatches: z.array(cardMatches),
  total: z.int(),
  /** False where counting stopped at the cap: "1000+". */
  isTotalExact: z.boolean(),
  page: z.int(),
  pagesCount: z.int(),
  /** How the words were interpreted. */
  reading: z.strictObject({
    /** The corrected words that the cards match, because nothing matches the typed ones. */
    corrected: z.nullable(z.string()),
    /** A suggested correction, because the typed words have few matches. */
    suggested: z.nullable(z.string()),
    /** Whether no card has all words, so that the cards match only some of them. */
    isPartial: z.boolean(),
  }),
  /** The company with the typed name, for every search type. */
  company: z.nullable(companyReference),
  facets: z.strictObject({ categories: facet, countries: facet, workTypes: facet }),
  /** Hits of the same query in every index, for the tabs. */
  counts: z.strictObject({ tasks: z.int(), services: z.int(), experts: z.int(), companies: z.int() }),
  /** Where nothing was found: what there would be without all values of one filter. */
  without: z.optional(z.array(z.strictObject({ filter: z.enum(droppable), count: z.int() }))),
  successors,
  /** Number of cards that the caller has hidden. The search leaves them out. */
  hiddenCount: z.int(),
})
export type SearchReply = z.infer<typeof searchReply>

const countedValue = z.strictObject({ value: z.string(), count: z.int() })
export const searchFiltersReply = z.strictObject({
  total: z.int(),
  isTotalExact: z.boolean(),
  /** Each filter that the index knows, counted without itself; the frequent values of those without a closed list. */
  filters: z.array(
    z.strictObject({
      name: z.enum(choiceNames),
      values: z.array(countedValue),
      /** False where only the first hits were counted: there are more of each. */
      isExact: z.boolean(),
    }),
  ),
  /** How many have a price in each of `priceSteps`; null for companies. */
  prices: z.nullable(z.array(z.int())),
  successors,
})
export type SearchFiltersReply = z.infer<typeof searchFiltersReply>

/** How many addresses one call, and one file of the sitemap, holds at most. */
export const SITEMAP_PAGE = 1000

export const searchSchemas = {
  search: { body: searchBody, reply: searchReply },
  countSearchFilters: { body: z.strictObject(conditions), reply: searchFiltersReply },
  autocomplete: {
    body: z.strictObject({
      query: searchQuery,
      index: z._default(z.enum(searchTypes), 'services'),
      limit: autocompleteLimit,
    }),
    reply: z.strictObject({
      suggestions: z.array(
        z.strictObject({
          text: z.string(),
          kind: z.enum(['publication', 'tag', 'company']),
          slug: z.nullable(z.string()),
        }),
      ),
    }),
  },
  autocompleteCompanies: {
    body: z.strictObject({
      query: searchQuery,
      /** What the companies have to offer, where not any company will do. */
      index: z._default(z.enum(searchTypes), 'companies'),
      limit: autocompleteLimit,
    }),
    reply: z.strictObject({
      suggestions: z.array(companyReference),
    }),
  },
  listSearchHistory: {
    body: z.strictObject({
      /** How it begins; everything where that is nothing. */
      query: z._default(searchQuery, ''),
      index: z._default(z.enum(searchTypes), 'services'),
      limit: autocompleteLimit,
    }),
    reply: z.strictObject({ queries: z.array(z.string()) }),
  },
  getSitemap: {
    params: z.strictObject({ entity: z.enum(searchCardTypes) }),
    query: z.strictObject({
      limit: z._default(queryNumber(1, SITEMAP_PAGE), SITEMAP_PAGE),
      offset: z._default(queryNumber(0, 1_000_000), 0),
    }),
    reply: z.strictObject({
      /** The last part of the address of each page, and when it was published or joined. */
      list: z.array(z.strictObject({ slug: z.string(), changedAt: instant })),
      total: z.int(),
    }),
  },
  getMarketOverview: {
    reply: z.strictObject({
      counts: z.strictObject({ tasks: z.int(), services: z.int(), experts: z.int(), companies: z.int() }),
      categories: z.array(z.strictObject({ categoryId: z.int(), tasks: z.int(), services: z.int(), experts: z.int() })),
      newest: z.array(publicationCard),
    }),
  },
  listProviderCities: {
    reply: z.strictObject({
      list: z.array(
        z.strictObject({
          slug: z.string(),
          title: z.string(),
          countryCode,
          services: z.int(),
          experts: z.int(),
          categories: z.array(z.strictObject({ categoryId: z.int(), services: z.int(), experts: z.int() })),
        }),
      ),
    }),
  },
  recordViews: {
    body: z.strictObject({ publications: z.array(guid).check(z.minLength(1), z.maxLength(limits.tags.max * 10)) }),
    reply: acknowledged,
  },
  transferAnonymousViews: { body: z.strictObject({ anonymousGuid: guid }), reply: acknowledged },
  exportSearchData: personalData,
} as const
