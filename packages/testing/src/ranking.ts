import type { Explanation, Ranking } from '@sild/contract/search/ranking'

export const rankingReply = (): Ranking => ({
  words: [
    { factor: 'companyName', points: 100 },
    { factor: 'oftenInName', points: 4 },
    { factor: 'together', points: 2 },
  ],
  publications: [
    { factor: 'rating', points: 1 },
    { factor: 'price', points: 0.2 },
  ],
  companies: [{ factor: 'publications', points: 1 }],
  publicationDaysAPoint: 14,
  companyDaysAPoint: 90,
  ratingPrior: { mean: 3, reviewsCount: 3 },
  promotedPlaces: 2,
})

/** Of a service that was looked for by two words and has one of them in its name. */
export const explanationReply = (own: Partial<Explanation> = {}): Explanation => ({
  name: 'Web shop',
  slug: 'service-1',
  isPromoted: false,
  words: [
    { text: 'shop', isFound: true, given: [{ factor: 'inName', points: 1 }] },
    { text: 'kubernetes', isFound: false, given: [] },
  ],
  together: [],
  own: [{ factor: 'rating', points: -0.5 }],
  ageDays: 7,
  agePoints: -0.5,
  ...own,
})
