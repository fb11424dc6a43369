import { raw, type Sql, sql } from '@sild/service-kit'
import type { CompanyFactor } from '@sild/contract/search/ranking'
import { companyDaysAPoint, companyWeights, fullScorePublications } from './score.ts'
import { ratingPrior } from './weighted-rating.ts'

const number = (value: number): Sql => raw(String(value))

/** The points of a company `k` that do not depend on the query or its age. */
export const companyPoints = (publicationsCount: Sql): Readonly<Record<CompanyFactor, Sql>> => ({
  verified: sql`${number(companyWeights.verified)} * k.is_verified::int`,
  // The rating is 0 without reviews.
  rating: sql`${number(companyWeights.rating)} * coalesce(nullif(k.weighed_rating, 0) - ${number(ratingPrior.mean)}, 0) / 2`,
  publications: sql`${number(companyWeights.publications)} * least(${publicationsCount}, ${number(fullScorePublications)}) / ${number(fullScorePublications)}.0`,
})

/** The rank of a company `k` without a query. */
export function companyScore(publicationsCount: Sql): Sql {
  const { publications, rating, verified } = companyPoints(publicationsCount)
  return sql`${verified} + ${rating} + ${publications} + extract(epoch from k.joined_at) / 86400 / ${number(companyDaysAPoint)}`
}
