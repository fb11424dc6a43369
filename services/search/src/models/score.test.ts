import { expect, it } from 'vitest'
import { scoreOf } from './score.ts'

const plain = {
  publishedAt: '2026-11-01T00:00:00.000Z',
  description: 'Short.',
  media: [],
  translations: {},
  budgetFromCents: null,
  budgetToCents: null,
  budgetPerHourCents: null,
  author: { isVerified: false, rating: null, reviewsCount: 0 },
} as unknown as Parameters<typeof scoreOf>[0]
const verified = { ...plain, author: { ...plain.author, isVerified: true } }

it('lets a fortnight weigh one point', () => {
  expect(scoreOf({ ...plain, publishedAt: '2026-11-15T00:00:00.000Z' }) - scoreOf(plain)).toBeCloseTo(1)
})
it.each([
  ['a verified company', verified],
  ['a good rating', { ...plain, author: { ...plain.author, rating: 5, reviewsCount: 1 } }],
  ['a full description', { ...plain, description: 'x'.repeat(400) }],
  ['a price', { ...plain, budgetPerHourCents: 5000 }],
])('puts %s higher', (_what, better) => expect(scoreOf(better)).toBeGreaterThan(scoreOf(plain)))

it('lets a rating of many reviews weigh more than the same of one', () => {
  const of = (rating: number, reviewsCount: number): number =>
    scoreOf({ ...plain, author: { ...plain.author, rating, reviewsCount } })
  expect(of(5, 2)).toBeGreaterThan(of(5, 1))
  expect(of(2, 2)).toBeLessThan(of(2, 1))
})
