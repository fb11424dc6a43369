import { constants } from '@sild/contract/limits'
import type { Ranking } from '@sild/contract/search/ranking'
import { companyDaysAPoint, companyWeights, publicationDaysAPoint, publicationWeights, wordWeights } from './score.ts'
import { ratingPrior } from './weighted-rating.ts'

/** Sorted from the largest positive to the largest negative effect. */
export const mostFirst = <Factor extends string>(parts: Readonly<Partial<Record<Factor, number>>>) =>
  (Object.entries(parts) as [Factor, number][]) // The keys of a record of factors.
    .map(([factor, points]) => ({ factor, points }))
    .toSorted((one, other) => other.points - one.points)

/** All factors in the order of results, as the portal explains them to users. */
export const ranking: Ranking = {
  words: mostFirst(wordWeights),
  publications: mostFirst(publicationWeights),
  companies: mostFirst(companyWeights),
  publicationDaysAPoint,
  companyDaysAPoint,
  ratingPrior,
  promotedPlaces: constants.promotedPlaces,
}
