import type { SearchType, SortMode } from '@sild/contract/enums'
import { choicePrefix } from '../../models/choices.ts'
import type { Findable } from '../findable.ts'
import type { FacetName } from '../indexes.ts'
import type { LexemeQuery } from '../lexeme-query.ts'
import {
  addAll,
  type Bits,
  clearBit,
  countBits,
  emptyBits,
  hasBit,
  keepOnly,
  setBit,
  takeAway,
  visitBits,
  type Words,
  wordsOf,
} from './bits.ts'
import { createDocuments, type Documents } from './documents.ts'
import { createNames, type Names } from './names.ts'
import { createPostings } from './postings.ts'

/** What was found of one type: bits, and the words of them that have any. */
export interface Hits {
  readonly bits: Bits
  readonly words: Words
}

/** All that can be found of one type. Bits that it gives are good until the next `begin`. */
export interface Collection {
  readonly documents: Documents
  readonly names: Names
  /** Whether there is no room for another change. */
  readonly isFull: boolean
  put(findable: Findable): void
  remove(guid: string): void
  /** Takes back the bits that it has given, and what has expired by now. */
  begin(nowMs?: number): void
  /** How often it has begun: bits that were given since are still good. */
  readonly begun: number
  /** Those that can be found now and have all that is required, and nothing that is excluded. */
  having(required: readonly LexemeQuery[], excluded: readonly LexemeQuery[]): Hits
  /** Those that match, gone ones too: to be looked up and not to be changed. */
  matching(query: LexemeQuery): Bits
  count(hits: Hits): number
  /** The first so many of them in an order. */
  first(hits: Hits, count: number, sort: SortMode): number[]
  /** The best first, and in an order where they fit as well. */
  best(hits: Hits, relevance: (place: number) => number, sort: SortMode): number[]
  /** How many of them have each value of a filter. */
  valuesIn(hits: Hits, name: FacetName): { value: string; count: number }[]
  /** Those of them that are promoted. */
  promotedIn(hits: Hits, nowMs: number): number[]
}

const facetNames = ['categoryIds', 'countryCodes', 'workTypes'] as const satisfies readonly FacetName[]
/** Sorting now and then is cheaper than keeping order. */
const LEAST_BUFFER = 512

export function createCollection(type: SearchType, capacity: number): Collection {
  const documents = createDocuments(capacity)
  const postings = createPostings(capacity, facetNames.map(choicePrefix))
  const names = createNames(capacity)
  const alive = emptyBits(capacity)
  const promotedUntil = new Map<number, number>()
  const scratch: Bits[] = []
  const orders = ordersOf(type, documents)
  let given = 0
  let begun = 0
  let size = 0
  let soonestEnd = Infinity

  const take = (): Bits => {
    const bits = (scratch[given] ??= emptyBits(capacity))
    given += 1
    return bits.fill(0)
  }
  const removePlace = (place: number): void => {
    clearBit(alive, place)
    promotedUntil.delete(place)
  }
  /** About how many match, and no fewer. */
  const most = (query: LexemeQuery): number => {
    if (typeof query === 'string') return postings.count(query)
    if ('any' in query) return query.any.reduce((sum, part) => sum + most(part), 0)
    return Math.min(...('all' in query ? query.all : query.inOrder).map(most))
  }
  /** Those that match, in the words that matter: what is in others is not said. */
  const matching = (query: LexemeQuery, words?: Words): Bits => {
    if (typeof query !== 'string' && 'any' in query && query.any.length === 1) return matching(query.any[0]!, words)
    if (typeof query === 'string') {
      const known = postings.bits(query)
      if (known) return known
      const bits = take()
      postings.addTo(bits, query)
      return bits
    }
    const bits = take()
    if ('any' in query) {
      for (const part of query.any)
        if (typeof part === 'string') postings.addTo(bits, part, words)
        else addAll(bits, matching(part, words), words)
      return bits
    }
    const [first, ...others] = 'all' in query ? query.all : query.inOrder
    addAll(bits, matching(first!, words), words)
    for (const other of others) keepOnly(bits, matching(other, words), words)
    return bits
  }
  return {
    documents,
    names,
    get isFull() {
      return size === capacity
    },
    put({ guid, name, promotedUntil: until, terms, values }) {
      const before = documents.placeOf(guid)
      if (before !== undefined) removePlace(before)
      const place = size++
      documents.write(place, guid, values)
      postings.add(place, terms)
      names.add(name)
      setBit(alive, place)
      if (until > 0) promotedUntil.set(place, until)
      soonestEnd = Math.min(soonestEnd, values.expiresAt)
    },
    remove(guid) {
      const place = documents.placeOf(guid)
      if (place === undefined) return
      removePlace(place)
      documents.forget(guid)
    },
    get begun() {
      return begun
    },
    begin(nowMs = -Infinity) {
      given = 0
      begun += 1
      if (soonestEnd > nowMs) return
      soonestEnd = Infinity
      visitBits(alive, (place) => {
        const end = documents.expiresAt[place]!
        if (end <= nowMs) removePlace(place)
        else if (end < soonestEnd) soonestEnd = end
      })
    },
    having(required, excluded) {
      const bits = take()
      bits.set(alive)
      let words: Words
      // What few have leaves few words for the others.
      for (const query of required.toSorted((one, other) => most(one) - most(other))) {
        keepOnly(bits, matching(query, words), words)
        // Many leave hardly a word empty.
        if (words || most(query) < bits.length) words = wordsOf(bits, words)
        if (words?.length === 0) break
      }
      for (const query of excluded) takeAway(bits, matching(query, words), words)
      return { bits, words }
    },
    matching,
    count: ({ bits, words }) => countBits(bits, words),
    first({ bits, words }, count, sort) {
      const { compare, from, key } = orders[sort]
      const buffer: number[] = []
      let last: number | undefined
      let lastKey = Infinity
      const cut = (): void => {
        buffer.sort(compare)
        buffer.length = Math.min(buffer.length, count)
        if (buffer.length < count) return
        last = buffer.at(-1)!
        lastKey = key(last)
      }
      const full = Math.max(2 * count, LEAST_BUFFER)
      visitBits(
        bits,
        (place) => {
          const own = key(place)
          if (own > lastKey || (own === lastKey && last !== undefined && compare(place, last) > 0)) return
          buffer.push(place)
          if (buffer.length === full) cut()
        },
        { from, words },
      )
      cut()
      return buffer
    },
    best({ bits, words }, relevance, sort) {
      const { compare } = orders[sort]
      const ranked: { place: number; points: number }[] = []
      visitBits(bits, (place) => ranked.push({ place, points: relevance(place) }), { words })
      return ranked
        .toSorted((one, other) => difference(other.points, one.points) || compare(one.place, other.place))
        .map(({ place }) => place)
    },
    valuesIn: ({ bits, words }, name) =>
      words?.length === 0
        ? []
        : postings.termsBeginning(choicePrefix(name)).flatMap((term) => {
            const count = postings.countIn(bits, term, words)
            return count > 0 ? [{ value: term.slice(2), count }] : []
          }),
    promotedIn: ({ bits }, nowMs) =>
      [...promotedUntil].flatMap(([place, until]) => (until > nowMs && hasBit(bits, place) ? [place] : [])),
  }
}

interface Order {
  /** The lowest comes first. */
  readonly key: (place: number) => number
  readonly compare: (one: number, other: number) => number
  /** Where those that come first are likely: the latest have the lowest numbers. */
  readonly from: 'highest' | 'lowest'
}

/** The orders of `indexes`, of columns. */
function ordersOf(type: SearchType, documents: Documents): Readonly<Record<SortMode, Order>> {
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
  // Whole numbers with the date behind them: where that is more than a number can tell, `compare` tells it.
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
/** Also of infinities, whose difference is none. */
const difference = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
