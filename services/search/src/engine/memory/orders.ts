import type { SearchType, SortMode } from '@sild/contract/enums'
import type { Documents } from './documents.ts'

export interface Order {
  /** Ascending. */
  readonly key: (place: number) => number
  readonly compare: (one: number, other: number) => number
  /** Where the first results are likely: the latest documents have the lowest numbers. */
  readonly from: 'highest' | 'lowest'
}

/** The orders of `indexes`, of columns. */
export function ordersOf(type: SearchType, documents: Documents): Readonly<Record<SortMode, Order>> {
  const { expiresAt, favorites, priceFrom, publishedAt, rating, responses, score } = documents
  const date = (place: number): number => -publishedAt[place]!
  const order = (key: Order['key'], then?: Order['key'], from: Order['from'] = 'lowest'): Order => ({
    key,
    compare: (one, other) =>
      difference(key(one), key(other)) ||
      (then ? difference(then(one), then(other)) : 0) ||
      documents.compareGuids(one, other),
    from,
  })
  const latest = order(date)
  // A whole number with the date behind it. Where a number is not precise enough, `compare` decides.
  const thenLatest = (value: number, place: number): number => value * AFTER_ALL_DATES - publishedAt[place]!
  const isCompanies = type === 'companies'
  return {
    date: latest,
    score: order((place) => -score[place]!),
    // Companies show how much they offer there, the most first.
    responses: order((place) => thenLatest(isCompanies ? -responses[place]! : responses[place]!, place), date),
    favorites: order((place) => thenLatest(-favorites[place]!, place), date),
    rating: order((place) => -rating[place]!, date),
    price: isCompanies ? latest : order((place) => thenLatest(noneLast(priceFrom[place]!), place), date),
    closing: isCompanies ? latest : order((place) => expiresAt[place]!, undefined, 'highest'),
  }
}

/** More milliseconds than any date has. */
const AFTER_ALL_DATES = 2 ** 42
const noneLast = (price: number): number => (Number.isNaN(price) ? Infinity : price)
/** Infinity minus infinity is NaN, so equal values are compared first. */
export const difference = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
