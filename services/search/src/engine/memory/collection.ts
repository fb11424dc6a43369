import type { SearchType, SortMode } from '@sild/contract/enums'
import { choicePrefix } from '../../models/choices.ts'
import type { FacetName } from '../indexes.ts'
import type { LexemeQuery } from '../lexeme-query.ts'
import { addAll, type Bits, clearBit, emptyBits, hasBit, keepOnly, setBit, visitBits } from './bits.ts'
import { createDocuments, type Documents, type DocumentValues } from './documents.ts'
import { createNames, type NameLexemes, type Names } from './names.ts'
import { createPostings } from './postings.ts'

/** Something that can be found. */
export interface Findable {
  readonly guid: string
  readonly terms: readonly string[]
  readonly name: NameLexemes
  /** Milliseconds since 1970; 0 for what is not promoted. */
  readonly promotedUntil: number
  readonly values: DocumentValues
}

/** All that can be found of one type. Bits that it gives are its own, and good until the next `begin`. */
export interface Collection {
  readonly documents: Documents
  readonly names: Names
  /** Whether there is no room for another change. */
  readonly isFull: boolean
  put(findable: Findable): void
  remove(guid: string): void
  /** Takes back the bits that it has given, and what has expired by now. */
  begin(nowMs?: number): void
  /** Those that can be found now. */
  all(): Bits
  matching(query: LexemeQuery): Bits
  /** The first so many of them in an order. */
  first(bits: Bits, count: number, sort: SortMode): number[]
  /** Those that fit best, the best first, and in an order where they fit as well. */
  best(bits: Bits, relevance: (place: number) => number, sort: SortMode): number[]
  /** How many of them have each value of a filter. */
  valuesIn(bits: Bits, name: FacetName): { value: string; count: number }[]
  /** Those of them that are promoted. */
  promotedIn(bits: Bits, nowMs: number): number[]
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
  const addTo = (bits: Bits, query: LexemeQuery): void => {
    if (typeof query === 'string') return postings.addTo(bits, query)
    if ('any' in query) for (const part of query.any) addTo(bits, part)
    else addAll(bits, allOf('all' in query ? query.all : query.inOrder))
  }
  const allOf = ([first, ...others]: readonly LexemeQuery[]): Bits => {
    const bits = matching(first!)
    for (const other of others) keepOnly(bits, matching(other))
    return bits
  }
  const matching = (query: LexemeQuery): Bits => {
    const bits = take()
    addTo(bits, query)
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
    begin(nowMs = -Infinity) {
      given = 0
      if (soonestEnd > nowMs) return
      soonestEnd = Infinity
      visitBits(alive, (place) => {
        const end = documents.expiresAt[place]!
        if (end <= nowMs) removePlace(place)
        else if (end < soonestEnd) soonestEnd = end
      })
    },
    all: () => {
      const bits = take()
      bits.set(alive)
      return bits
    },
    matching,
    first(bits, count, sort) {
      const { compare, from, key } = orders[sort]
      const buffer: number[] = []
      let last = Infinity
      const cut = (): void => {
        buffer.sort(compare)
        buffer.length = Math.min(buffer.length, count)
        if (buffer.length === count) last = key(buffer.at(-1)!)
      }
      const full = Math.max(2 * count, LEAST_BUFFER)
      visitBits(
        bits,
        (place) => {
          if (key(place) > last) return
          buffer.push(place)
          if (buffer.length === full) cut()
        },
        from,
      )
      cut()
      return buffer
    },
    best(bits, relevance, sort) {
      const { compare } = orders[sort]
      const ranked: { place: number; points: number }[] = []
      visitBits(bits, (place) => ranked.push({ place, points: relevance(place) }))
      return ranked
        .sort((one, other) => difference(other.points, one.points) || compare(one.place, other.place))
        .map(({ place }) => place)
    },
    valuesIn(bits, name) {
      const terms = postings.termsBeginning(choicePrefix(name))
      const counts = postings.countIn(bits, terms)
      return terms.flatMap((term, index) => (counts[index]! > 0 ? [{ value: term.slice(2), count: counts[index]! }] : []))
    },
    promotedIn: (bits, nowMs) =>
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
  const isCompanies = type === 'companies'
  return {
    date: latest,
    score: order((place) => -score[place]!),
    // Companies show how much they offer there, the most first.
    responses: order((place) => (isCompanies ? -responses[place]! : responses[place]!), date),
    favorites: order((place) => -favorites[place]!, date),
    rating: order((place) => -rating[place]!, date),
    price: isCompanies ? latest : order((place) => noneLast(priceFrom[place]!), date),
    closing: isCompanies ? latest : order((place) => expiresAt[place]!, undefined, 'highest'),
  }
}

const noneLast = (price: number): number => (Number.isNaN(price) ? Infinity : price)
/** Also of infinities, whose difference is none. */
const difference = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
