import { wordWeights } from '../../models/score.ts'
import { lexemesOf, type LexemeQuery, needsPlaces } from '../query/lexeme-query.ts'
import { ALL_SQUARES, LEXEME_WEIGHT } from '../postgres/ts-rank.ts'
import { hasSynonyms, type Words } from '../query/words.ts'
import { MOST_OFTEN, nthTerm, pairTerm } from './name-terms.ts'
import { anyOf, type Query, termsQuery } from './query.ts'

/** An engine refuses a query of more than 1024 clauses. */
const MAX_CLAUSES = 800

/**
 * How well a document fits the words: each clause gives points as `relevanceOf` does, and their sum is the score.
 * Undefined if terms are not enough: for the positions of words in whole texts, for three words in a row, and for more
 * clauses than an engine accepts.
 */
export function relevanceQueries(words: Words): Query[] | undefined {
  const isAsTypedAsked = hasSynonyms(words)
  const clauses: Query[] = []
  for (const { loosely, meant, typed } of words.wanted) {
    const inName = nameQuery(meant)
    if (!inName) return
    clauses.push({ bool: { must: [given(inName, 'inName')], should: oftenIn(meant), minimum_should_match: 0 } })
    if (words.needed === 'any') clauses.push(given(termsQuery(loosely), 'found'))
    if (!isAsTypedAsked) continue
    const typedInName = nameQuery(typed)
    if (needsPlaces(typed) || !typedInName) return
    clauses.push(given(termsQuery(typed), 'asTyped'), given(typedInName, 'asTyped'))
  }
  if (words.together) {
    const together = nameQuery(words.together)
    if (!together) return
    clauses.push(given(together, 'together'))
  }
  return countClauses(clauses) > MAX_CLAUSES ? undefined : clauses
}

const given = (filter: Query, weight: keyof typeof wordWeights): Query => ({
  constant_score: { filter, boost: wordWeights[weight] },
})

/** Points for the occurrences of its lexemes in the name, summed like `ts_rank`. */
function oftenIn(query: LexemeQuery): Query[] {
  const lexemes = [...new Set(lexemesOf(query))]
  return lexemes.flatMap((lexeme) =>
    Array.from({ length: MOST_OFTEN }, (_, index): Query => {
      const nth = index + 1
      const rank = LEXEME_WEIGHT / (nth * nth) / ALL_SQUARES / lexemes.length
      return {
        constant_score: {
          filter: { term: { names: nthTerm(lexeme, nth) } },
          boost: wordWeights.oftenInName * rank,
        },
      }
    }),
  )
}

/** Matches documents with it in their name; undefined if terms of one or two lexemes cannot express it. */
function nameQuery(query: LexemeQuery): Query | undefined {
  if (typeof query === 'string') return { term: { names: query } }
  if ('any' in query) {
    const others = query.any.filter((part) => typeof part !== 'string').map(nameQuery)
    // All of them are used, or none.
    if (others.some((other) => !other)) return
    return anyOf('names', query.any, (part) => nameQuery(part)!)
  }
  const parts = 'all' in query ? query.all : query.inOrder
  if (parts.length === 1) return nameQuery(parts[0]!)
  if ('all' in query) {
    const all = parts.flatMap((part) => nameQuery(part) ?? [])
    return all.length === parts.length ? { bool: { filter: all } } : undefined
  }
  const [first, second] = parts.map(lexemesOfAny)
  if (parts.length > 2 || !first || !second) return
  return { terms: { names: first.flatMap((one) => second.map((other) => pairTerm(one, other))) } }
}

/** The lexemes if any one of them is enough; undefined for a more complex query. */
function lexemesOfAny(query: LexemeQuery): string[] | undefined {
  if (typeof query === 'string') return [query]
  if (!('any' in query)) return
  const lexemes = query.any.filter((part) => typeof part === 'string')
  return lexemes.length === query.any.length ? lexemes : undefined
}

function countClauses(queries: readonly Query[]): number {
  let count = 0
  for (const query of queries) {
    if ('constant_score' in query) count += countClauses([query.constant_score.filter])
    else if ('bool' in query) {
      const { filter = [], must = [], must_not: mustNot = [], should = [] } = query.bool
      count += countClauses([...filter, ...must, ...mustNot, ...should])
    } else count += 1
  }
  return count
}
