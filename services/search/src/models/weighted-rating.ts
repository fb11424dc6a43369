import type { CompanySnapshot } from '@sild/contract/companies/schemas'

/** Virtual reviews that every company starts with: their number and their rating, the middle of the scale 1 to 5. */
export const ratingPrior = { mean: 3, reviewsCount: 3 } as const

/**
 * The Bayesian mean of a company's reviews: few reviews leave it near the prior, many reviews outweigh it. Orders use it;
 * cards and filters use the plain mean. Null without reviews.
 */
export const weightedRating = ({
  rating,
  reviewsCount,
}: Pick<CompanySnapshot, 'rating' | 'reviewsCount'>): number | null =>
  rating === null || reviewsCount === 0
    ? null
    : (ratingPrior.mean * ratingPrior.reviewsCount + rating * reviewsCount) / (ratingPrior.reviewsCount + reviewsCount)
