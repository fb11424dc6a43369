import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratingPrior, weightedRating } from './weighted-rating.ts'

const rating = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)
const unlikePrior = rating.filter((mean) => mean !== ratingPrior.mean)
const reviewsCount = fc.integer({ min: 1, max: 500 })

it('is a mean of what was given and of the prior reviews', () => {
  expect(weightedRating({ rating: 5, reviewsCount: 1 })).toBe(3.5)
  expect(weightedRating({ rating: 5, reviewsCount: 2 })).toBe(3.8)
  expect(weightedRating({ rating: null, reviewsCount: 0 })).toBeNull()
})

it('moves from the prior towards the mean of the reviews with each of them, and never past it', () => {
  fc.assert(
    fc.property(unlikePrior, reviewsCount, fc.integer({ min: 1, max: 100 }), (mean, count, more) => {
      const distance = (reviews: number): number =>
        Math.abs(mean - weightedRating({ rating: mean, reviewsCount: reviews })!)
      expect(distance(count)).toBeLessThanOrEqual(Math.abs(mean - ratingPrior.mean))
      expect(distance(count + more)).toBeLessThan(distance(count))
    }),
  )
})

it('puts a better mean first where the number of reviews is the same', () => {
  fc.assert(
    fc.property(rating, rating, reviewsCount, (one, other, count) => {
      const difference =
        weightedRating({ rating: one, reviewsCount: count })! - weightedRating({ rating: other, reviewsCount: count })!
      expect(Math.sign(difference)).toBe(Math.sign(one - other))
    }),
  )
})
