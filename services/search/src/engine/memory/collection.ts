import { type SearchType, type SortMode, sortModes } from '@sild/contract/enums'
import FlatQueue from 'flatqueue'
import { choiceNames } from '@sild/contract/search/choices'
import { choiceLexeme, choicePrefix, type Countable, countablePrefix, pricePrefix } from '../../models/choices.ts'
import type { Findable } from '../findable.ts'
import { facetNames } from '../indexes.ts'
import type { LexemeQuery } from '../query/lexeme-query.ts'
import {
  addAll,
  type Bits,
  clearBit,
  countBits,
  emptyBits,
  hasBit,
  type Hits,
  intersectUnion,
  setBit,
  subtract,
  visitBits,
  type Words,
  wordsOf,
} from './bits.ts'
import { createBounds } from './bounds.ts'
import { createDocuments, type Documents } from './documents.ts'
import { createFacet, type Facet } from './facets.ts'
import { createNames, type Names } from './names.ts'
import { firstInOrder, firstOf } from './first.ts'
import { sortedBelow } from './sorted-order.ts'
import { difference, type Order, ordersOf } from './orders.ts'
import { createPostings } from './postings.ts'

/** All that can be found of one type. Bits that it gives are good until the next `begin`. */
export interface Collection {
  readonly documents: Documents
  readonly names: Names
  /** Whether there is no room for another change. */
  readonly isFull: boolean
  put(findable: Findable): void
  remove(guid: string): void
  /** Reclaims the bits that it has lent, and removes expired documents. */
  begin(nowMs?: number): void
  /** Number of calls of `begin`: bits that were lent since the last call are still valid. */
  readonly begun: number
  /** The documents, of all searchable ones or of these hits, with all required and no excluded terms. */
  having(required: readonly LexemeQuery[], excluded: readonly LexemeQuery[], among?: Hits): Hits
  /** Removes hits with prices that end below `from` or begin above `to`, and hits without a price. */
  keepPriced(hits: Hits, prices: { from?: number | null; to?: number | null }): void
  /** The documents that match, deleted ones too. The caller must not change the bits. */
  matching(query: LexemeQuery): Bits
  count(hits: Hits): number
  /** Some of the documents with a word in their name that may begin with `typed`. */
  named(typed: string): number[]
  /** Sorts all documents in every order, for `first`. Documents that are put later are found without it. */
  keepOrders(): Promise<void>
  /** The first `count` hits in an order. */
  first(hits: Hits, count: number, sort: SortMode): number[]
  /** The best first, and in an order where they fit as well. */
  best(hits: Hits, relevance: (place: number) => number, sort: SortMode): number[]
  /** Counts of the hits for each value of a filter, in the spelling of a user. */
  valuesIn(hits: Hits, name: Countable): { value: string; count: number }[]
  /** The promoted hits. */
  promotedIn(hits: Hits, nowMs: number): number[]
}

const countable = [...choiceNames, 'budget'] as const satisfies readonly Countable[]
/** Enough names for a few suggestions; some of them may have the word in another place. */
const MAX_NAMED = 40
const MAX_SCANNED = 10_000
/** If at most one of this many words can have hits, only those words are scanned. */
const FEW = 2
/** The letter of a filter and the sign behind it. */
const PREFIX = 2
/** Reading the values of one hit takes as long as counting this many words of bits. */
const LOOKS_OF_HIT = 4

export function createCollection(type: SearchType, capacity: number): Collection {
  const documents = createDocuments(capacity)
  const postings = createPostings(capacity, countable.map(countablePrefix))
  const names = createNames(capacity)
  const facets = new Map<Countable, Facet>(facetNames.map((name) => [name, createFacet(capacity)]))
  /** The label of a term, as its first document spells it; and all labels, so that each is read once. */
  const labels = new Map<string, string>()
  const written = new Set<string>()
  const alive = emptyBits(capacity)
  const promotedUntil = new Map<number, number>()
  const scratch: Bits[] = []
  const orders = ordersOf(type, documents)
  let given = 0
  let begun = 0
  let size = 0
  /** Places by when they expire, the soonest first. */
  const endings = new FlatQueue(capacity)
  let sortedOrders = new Map<Order, Uint32Array>()
  const priceAtLeast = createBounds(documents.priceTo, (price, least) => price >= least)
  const priceAtMost = createBounds(documents.priceFrom, (price, most) => price <= most)

  /** The bits still have their old content. */
  const takeUsed = (): Bits => {
    const bits = (scratch[given] ??= emptyBits(capacity))
    given += 1
    return bits
  }
  const take = (): Bits => takeUsed().fill(0)
  const countOf = (hits: Hits): number => (hits.count ??= countBits(hits.bits, hits.words))
  const removePlace = (place: number): void => {
    clearBit(alive, place)
    promotedUntil.delete(place)
  }
  const noteLabels = (choices: readonly string[]): void => {
    for (const choice of choices) {
      if (written.has(choice)) continue
      written.add(choice)
      const term = choiceLexeme(choice)
      if (!labels.has(term)) labels.set(term, choice.slice(PREFIX))
    }
  }
  /** About how many match, and no fewer. */
  const most = (query: LexemeQuery): number => {
    if (typeof query === 'string') return postings.count(query)
    if ('any' in query) return query.any.reduce((sum, part) => sum + most(part), 0)
    return most(rarestOf('all' in query ? query.all : query.inOrder))
  }
  const rarestOf = (parts: readonly LexemeQuery[]): LexemeQuery =>
    parts.reduce((rarest, part) => (most(part) < most(rarest) ? part : rarest))
  /** Bitmaps with a union of all matches. Only the given words are valid, the others are undefined. */
  const anyOf = (query: LexemeQuery, words?: Words): Bits[] => {
    if (typeof query === 'string') return anyOf({ any: [query] }, words)
    if (!('any' in query)) {
      const [first, ...others] = 'all' in query ? query.all : query.inOrder
      const bits = take()
      for (const each of anyOf(first!, words)) addAll(bits, each, words)
      for (const other of others) intersectUnion(bits, anyOf(other, words), words)
      return [bits]
    }
    const found: Bits[] = []
    let listed: Bits | undefined
    for (const part of query.any) {
      const known = typeof part === 'string' ? postings.bits(part) : undefined
      if (known) found.push(known)
      else if (typeof part !== 'string') found.push(...anyOf(part, words))
      else if (postings.count(part) > 0) postings.addTo((listed ??= take()), part)
    }
    return listed ? [...found, listed] : found
  }
  /** The indexes of the words with matching documents. */
  const wordsOfFew = (query: LexemeQuery): Words => {
    const indexes: number[] = []
    const seen = take()
    const addWord = (place: number): void => {
      const index = place >>> 5
      if (seen[index] === 0) indexes.push(index)
      seen[index] = 1
    }
    const add = (part: LexemeQuery): void => {
      if (typeof part === 'string') postings.visit(part, addWord)
      else if ('any' in part) part.any.forEach(add)
      else add(rarestOf('all' in part ? part.all : part.inOrder))
    }
    add(query)
    return Uint32Array.from(indexes)
  }
  return {
    documents,
    names,
    get isFull() {
      return size === capacity
    },
    put({ choices, guid, name, promotedUntil: until, terms, values }) {
      const before = documents.placeOf(guid)
      if (before !== undefined) removePlace(before)
      const place = size++
      documents.write(place, guid, values)
      // Prices are compared as numbers, and counted as ranges.
      postings.add(place, [...terms, ...choices.filter((choice) => choice.startsWith(pricePrefix))])
      noteLabels(choices)
      for (const facetName of facetNames) {
        const own = terms.filter((term) => term.startsWith(choicePrefix(facetName)))
        facets.get(facetName)!.add(place, own)
      }
      names.add(name)
      setBit(alive, place)
      if (until > 0) promotedUntil.set(place, until)
      if (values.expiresAt < Infinity) endings.push(place, values.expiresAt)
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
      while (endings.length > 0 && endings.peekValue()! <= nowMs) removePlace(endings.pop()!)
    },
    having(required, excluded, among) {
      const byCount = required
        .map((query) => ({ query, most: most(query) }))
        .toSorted((one, other) => one.most - other.most)
      const rarest = byCount[0]
      let words = among?.words
      // A rare term leaves few words to check for the others.
      if (!words && rarest && rarest.most < alive.length / FEW) words = wordsOfFew(rarest.query)
      const all = among?.bits ?? alive
      const bits = words ? take() : takeUsed()
      if (words) addAll(bits, all, words)
      else bits.set(all)
      for (const { query, most: mostOfIt } of byCount) {
        intersectUnion(bits, anyOf(query, words), words)
        // Many leave hardly a word empty.
        if (words || mostOfIt < bits.length) words = wordsOf(bits, words)
        if (words?.length === 0) break
      }
      for (const query of excluded) for (const each of anyOf(query, words)) subtract(bits, each, words)
      return { bits, words }
    },
    keepPriced({ bits, words }, { from, to }) {
      if (from) intersectUnion(bits, [priceAtLeast(from, size)], words)
      if (to) intersectUnion(bits, [priceAtMost(to, size)], words)
    },
    matching(query) {
      const all = anyOf(query)
      if (all.length === 1) return all[0]!
      const bits = take()
      for (const each of all) addAll(bits, each)
      return bits
    },
    count: countOf,
    named(typed) {
      const found = new Set<number>()
      let left = MAX_SCANNED
      const isEnough = (): boolean => left === 0 || found.size === MAX_NAMED
      for (const lexeme of names.beginning(typed)) {
        const numbered = names.numbered(lexeme)
        postings.visit(lexeme, (place) => {
          if (hasBit(alive, place) && names.matches(place, numbered)) found.add(place)
          left -= 1
          return !isEnough()
        })
        if (isEnough()) break
      }
      return [...found]
    },
    async keepOrders() {
      const all = new Map<Order, Uint32Array>()
      const count = size
      for (const sort of sortModes) {
        const order = orders[sort]
        if (!all.has(order)) all.set(order, await sortedBelow(count, order.compare))
      }
      sortedOrders = all
    },
    first(hits, count, sort) {
      const order = orders[sort]
      const inOrder = sortedOrders.get(order)
      const hitsCount = inOrder ? countOf(hits) : 0
      // If many match, a scan in sort order finds the first ones soon.
      const isSoonInOrder = inOrder && (inOrder.length * count) / hitsCount < hitsCount
      return isSoonInOrder ? firstInOrder(hits.bits, { order, inOrder, count }) : firstOf(hits, { order, count })
    },
    best({ bits, words }, relevance, sort) {
      const { compare } = orders[sort]
      const ranked: { place: number; points: number }[] = []
      visitBits(bits, (place) => ranked.push({ place, points: relevance(place) }), { words })
      return ranked
        .toSorted((one, other) => difference(other.points, one.points) || compare(one.place, other.place))
        .map(({ place }) => place)
    },
    valuesIn(hits, name) {
      const { bits, words } = hits
      if (words?.length === 0) return []
      const terms = postings.termsBeginning(countablePrefix(name))
      const isSoonerByHit = countOf(hits) * LOOKS_OF_HIT < (words ?? bits).length * terms.length
      const counts = isSoonerByHit ? facets.get(name)?.countIn(bits, words) : undefined
      return terms.flatMap((term) => {
        const count = counts ? counts.get(term)! : postings.countIn(bits, term, words)
        return count > 0 ? [{ value: labels.get(term) ?? term.slice(PREFIX), count }] : []
      })
    },
    promotedIn: ({ bits }, nowMs) =>
      [...promotedUntil].flatMap(([place, until]) => (until > nowMs && hasBit(bits, place) ? [place] : [])),
  }
}
