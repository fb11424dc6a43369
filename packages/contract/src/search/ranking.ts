import * as z from 'zod/mini'
import { searchTypes } from '../enums.ts'
import { guid, searchQuery } from '../primitives.ts'

/** Ranking factors of a word of the query. */
export const wordFactors = ['found', 'inName', 'oftenInName', 'asTyped', 'together', 'companyName'] as const
/** Ranking factors of a publication that do not depend on the query. */
export const publicationFactors = ['verified', 'rating', 'fullText', 'pictures', 'price', 'translations'] as const
/** Ranking factors of a company that do not depend on the query. */
export const companyFactors = ['verified', 'rating', 'publications'] as const
export type PublicationFactor = (typeof publicationFactors)[number]
export type CompanyFactor = (typeof companyFactors)[number]
const ownFactors = [...publicationFactors, 'publications'] as const

const pointsOf = <Factors extends readonly [string, ...string[]]>(factors: Factors) =>
  z.array(z.strictObject({ factor: z.enum(factors), points: z.number() }))

export const explanation = z.strictObject({
  name: z.string(),
  slug: z.string(),
  isPromoted: z.boolean(),
  /** Each word of the query as typed, with its points. */
  words: z.array(z.strictObject({ text: z.string(), isFound: z.boolean(), given: pointsOf(wordFactors) })),
  /** Points for matching all words together. */
  together: pointsOf(wordFactors),
  own: pointsOf(ownFactors),
  ageDays: z.int(),
  /** Points for its age, compared with a publication of today: 0 or less. */
  agePoints: z.number(),
})
export type Explanation = z.infer<typeof explanation>

export const rankingSchemas = {
  getRanking: {
    reply: z.strictObject({
      /** The most that each may give. */
      words: pointsOf(wordFactors),
      publications: pointsOf(publicationFactors),
      companies: pointsOf(companyFactors),
      /** How many days of age cost a point. */
      publicationDaysAPoint: z.int(),
      companyDaysAPoint: z.int(),
      /** Reviews that every company is ordered with beside its own. */
      ratingPrior: z.strictObject({ mean: z.number(), reviewsCount: z.int() }),
      promotedPlaces: z.int(),
    }),
  },
  explainResult: {
    body: z.strictObject({
      searchType: z.enum(searchTypes),
      guid,
      query: z._default(searchQuery, ''),
    }),
    /** Null where there is no such card any more. */
    reply: z.strictObject({ explanation: z.nullable(explanation) }),
  },
} as const
export type Ranking = z.infer<(typeof rankingSchemas)['getRanking']['reply']>
