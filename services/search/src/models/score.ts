import { type CompanyFactor, type PublicationFactor, publicationFactors } from '@sild/contract/search/ranking'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { ratingPrior, weightedRating } from './weighted-rating.ts'

const DAY_MS = 86_400_000
const ENOUGH_TEXT = 400

type Snapshot = PublicationSnapshot
interface Scored extends Pick<Snapshot, 'publishedAt' | 'description' | 'media' | 'translations'> {
  author: Pick<Snapshot['author'], 'isVerified' | 'rating' | 'reviewsCount'>
  budgetFromCents: number | null
  budgetToCents: number | null
  budgetPerHourCents: number | null
}

/** The relevance of a listing: points for each word. Ties are decided by `scoreOf`. */
export const wordWeights = {
  /** The word matches, if not all words must match. */
  found: 1,
  /** In the name, the tags or the speciality. */
  inName: 1,
  /** Occurrences in the name, multiplied by a number between 0 and 1 that grows ever more slowly. */
  oftenInName: 4,
  /** Matches the typed word and not only a synonym; counts twice if it is in the name. */
  asTyped: 1.5,
  /** Several words adjacent in the name, as typed. */
  together: 2,
  /** A company that is called so. */
  companyName: 100,
} as const

/**
 * Points of a publication that do not depend on the query. A weighted rating of 5 gives all points of `rating`, one
 * below 3 subtracts as many.
 */
export const publicationWeights: Readonly<Record<PublicationFactor, number>> = {
  verified: 0.5,
  rating: 1,
  fullText: 0.3,
  pictures: 0.2,
  price: 0.2,
  translations: 0.2,
}
/** Days of age that cost a publication one point. Time is part of the score, so it never needs an update. */
export const publicationDaysAPoint = 14

export const companyWeights: Readonly<Record<CompanyFactor, number>> = { verified: 1, rating: 2, publications: 1 }
export const companyDaysAPoint = 90
/** Number of publications that gives a company the maximum of points. */
export const fullScorePublications = 10

export type OwnPoints = Partial<Record<PublicationFactor, number>>

/** Points for a publication's own data, without its age. */
export function ownPointsOf(publication: Scored): OwnPoints {
  const { author, budgetFromCents, budgetPerHourCents, budgetToCents, description, media, translations } = publication
  const parts: Record<PublicationFactor, number> = {
    verified: Number(author.isVerified),
    rating: ((weightedRating(author) ?? ratingPrior.mean) - ratingPrior.mean) / 2,
    fullText: Number(description.length >= ENOUGH_TEXT),
    pictures: Number(media.length > 0),
    price: Number(Boolean(budgetFromCents ?? budgetToCents ?? budgetPerHourCents)),
    translations: Number(Object.keys(translations).length > 0),
  }
  return Object.fromEntries(
    publicationFactors
      .map((factor) => [factor, parts[factor] * publicationWeights[factor]])
      .filter(([, points]) => points !== 0),
  )
}

/** The rank of a publication without a query. */
export const scoreOf = (publication: Scored): number =>
  Object.values(ownPointsOf(publication)).reduce((sum, points) => sum + points, 0) +
  Date.parse(publication.publishedAt ?? '') / DAY_MS / publicationDaysAPoint
