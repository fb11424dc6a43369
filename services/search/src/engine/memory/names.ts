import type { NameLexemes } from '../findable.ts'
import type { LexemeQuery } from '../query/lexeme-query.ts'
import { ALL_SQUARES, LEXEME_WEIGHT } from '../postgres/ts-rank.ts'

/** The names of documents, to rank by. */
export interface Names {
  /** Adds the name of the next document. */
  add(name: NameLexemes): void
  /** The query by the numbers of its lexemes; what no name has is left out. */
  numbered(query: LexemeQuery): Numbered
  matches(place: number, query: Numbered): boolean
  /** The lexemes of words that may begin so: typed letters without accents, in lower case. */
  beginning(typed: string): Iterable<string>
  /** How often the query's lexemes are in the name, as counted by `ts_rank` of Postgres for an "or" query. */
  rank(place: number, query: Numbered): number
}

/** A query of lexemes by their numbers. */
export interface Numbered {
  readonly query: NumberedQuery
  /** Each once. */
  readonly lexemes: readonly number[]
  /** The number of lexemes, including those of no name. */
  readonly size: number
}
type NumberedQuery =
  | number
  | { readonly any: readonly NumberedQuery[] }
  | { readonly all: readonly NumberedQuery[] }
  | { readonly inOrder: readonly NumberedQuery[] }

/** Lexemes are grouped by this number of first letters. */
const LETTERS = 2
/** A stem is no shorter. */
const SHORTEST_STEM = 3
/** A lexeme without its language. */
const stemOf = (lexeme: string): string => lexeme.slice(2)

/** Number for a lexeme of no name: equal to no stored number. */
const NONE = -1
const WEIGHT = Math.fround(LEXEME_WEIGHT)

export function createNames(capacity: number): Names {
  const numbers = new Map<string, number>()
  const byLetters = new Map<string, string[]>()
  // Start of each document's name in the list of lexemes.
  const starts = new Uint32Array(capacity + 1)
  let lexemes = new Uint32Array(capacity * 8 + 64)
  let places = new Uint16Array(lexemes.length)
  let documentsCount = 0
  let end = 0

  const grow = (): void => {
    const [before, placesBefore] = [lexemes, places]
    lexemes = new Uint32Array(Math.ceil(before.length * 1.5))
    places = new Uint16Array(lexemes.length)
    lexemes.set(before)
    places.set(placesBefore)
  }
  const numberOf = (lexeme: string): number => {
    const known = numbers.get(lexeme)
    if (known !== undefined) return known
    numbers.set(lexeme, numbers.size)
    const letters = stemOf(lexeme).slice(0, LETTERS)
    const alike = byLetters.get(letters)
    if (alike) alike.push(lexeme)
    else byLetters.set(letters, [lexeme])
    return numbers.size - 1
  }
  const placesOf = (document: number, lexeme: number): number[] => {
    const found: number[] = []
    for (let index = starts[document]!; index < starts[document + 1]!; index += 1)
      if (lexemes[index] === lexeme) found.push(places[index]!)
    return found
  }
  const has = (document: number, lexeme: number): boolean => {
    for (let index = starts[document]!; index < starts[document + 1]!; index += 1)
      if (lexemes[index] === lexeme) return true
    return false
  }
  /** The places at which it ends. */
  const endsOf = (document: number, query: NumberedQuery): number[] => {
    if (typeof query === 'number') return placesOf(document, query)
    if ('any' in query) return query.any.flatMap((part) => endsOf(document, part))
    const [first, ...others] = 'inOrder' in query ? query.inOrder : query.all
    let ends = endsOf(document, first!)
    for (const other of others) {
      if (ends.length === 0) return ends
      const before = new Set(ends)
      ends = endsOf(document, other).filter((place) => before.has(place - 1))
    }
    return ends
  }
  const isIn = (document: number, query: NumberedQuery): boolean => {
    if (typeof query === 'number') return has(document, query)
    if ('any' in query) return query.any.some((part) => isIn(document, part))
    if ('all' in query) return query.all.every((part) => isIn(document, part))
    return endsOf(document, query).length > 0
  }
  return {
    add(name) {
      for (const [lexeme, all] of Object.entries(name))
        for (const place of all) {
          if (end === lexemes.length) grow()
          lexemes[end] = numberOf(lexeme)
          places[end] = place
          end += 1
        }
      documentsCount += 1
      starts[documentsCount] = end
    },
    numbered(query) {
      const all = new Map<string, number>()
      const read = (part: LexemeQuery): NumberedQuery => {
        if (typeof part === 'string') {
          const number = numbers.get(part) ?? NONE
          all.set(part, number)
          return number
        }
        if ('any' in part) return { any: part.any.map(read) }
        return 'all' in part ? { all: part.all.map(read) } : { inOrder: part.inOrder.map(read) }
      }
      return {
        query: read(query),
        // In the order of Postgres: it adds them up in single precision.
        lexemes: [...all.keys()].toSorted().flatMap((lexeme) => {
          const number = all.get(lexeme)!
          return number === NONE ? [] : [number]
        }),
        size: all.size,
      }
    },
    matches: (place, { query }) => isIn(place, query),
    *beginning(typed) {
      for (const lexeme of byLetters.get(typed.slice(0, LETTERS)) ?? []) {
        const stem = stemOf(lexeme)
        if (stem.startsWith(typed) || (stem.length >= SHORTEST_STEM && typed.startsWith(stem))) yield lexeme
      }
    },
    rank(place, { lexemes: query, size }) {
      let rank = 0
      for (const lexeme of query) {
        const count = placesOf(place, lexeme).length
        if (count === 0) continue
        let often = 0
        for (let nth = 1; nth <= count; nth += 1) often = Math.fround(often + Math.fround(WEIGHT / (nth * nth)))
        const above = Math.fround(Math.fround(WEIGHT + often) - WEIGHT)
        rank = Math.fround(rank + above / ALL_SQUARES)
      }
      return Math.fround(rank / size)
    },
  }
}
