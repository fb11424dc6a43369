import { constants } from '@sild/contract/limits'
import type { Ranking } from '@sild/contract/search/ranking'
import { companyDaysAPoint, companyWeights, publicationDaysAPoint, publicationWeights, wordWeights } from './score.ts'

const heaviestFirst = <Factor extends string>(weights: Readonly<Record<Factor, number>>) =>
  Object.entries<number>(weights)
    .map(([factor, points]) => ({ factor: factor as Factor, points }))
    .toSorted((one, other) => other.points - one.points)

/** All that the order of results is made of, as it is told to readers. */
export const ranking: Ranking = {
  words: heaviestFirst(wordWeights),
  publications: heaviestFirst(publicationWeights),
  companies: heaviestFirst(companyWeights),
  publicationDaysAPoint,
  companyDaysAPoint,
  promotedPlaces: constants.promotedPlaces,
}
