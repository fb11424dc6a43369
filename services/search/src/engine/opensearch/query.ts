import type { SearchType } from '@sild/contract/enums'
import type { Droppable } from '@sild/contract/search/choices'
import { without } from '../chosen-filters.ts'
import type { SearchQuery } from '../postgres/condition-sql.ts'
import { agesMs, requiredTerms, wordsForTab } from '../postgres/finding.ts'
import { indexes } from '../indexes.ts'
import type { LexemeQuery } from '../query/lexeme-query.ts'
import type { DocumentField } from './mappings.ts'

type OfField<Value> = { readonly [Field in DocumentField]?: Value }

/** The part of the query language of OpenSearch that we use. */
export type Query =
  | { readonly term: OfField<string> }
  | { readonly terms: OfField<readonly string[]> }
  | { readonly range: OfField<{ readonly gt?: number; readonly gte?: number; readonly lte?: number }> }
  | { readonly constant_score: { readonly filter: Query; readonly boost: number } }
  | { readonly bool: BoolQuery }
interface BoolQuery {
  readonly filter?: readonly Query[]
  readonly must?: readonly Query[]
  readonly must_not?: readonly Query[]
  readonly should?: readonly Query[]
  readonly minimum_should_match?: number
}

/** Matches documents with the terms anywhere in their text. */
export function termsQuery(query: LexemeQuery): Query {
  if (typeof query === 'string') return { term: { terms: query } }
  if ('any' in query) return anyOf('terms', query.any, termsQuery)
  // Queries for a phrase go to Postgres; only one word is left, which has no order.
  const parts = 'all' in query ? query.all : query.inOrder
  return parts.length === 1 ? termsQuery(parts[0]!) : { bool: { filter: parts.map(termsQuery) } }
}

/** Matches any of the parts: one clause for all plain lexemes, and one for each other part. */
export function anyOf(
  field: DocumentField,
  parts: readonly LexemeQuery[],
  queryOf: (part: LexemeQuery) => Query,
): Query {
  const lexemes = parts.filter((part) => typeof part === 'string')
  const others = parts.filter((part) => typeof part !== 'string').map(queryOf)
  const own: Query[] = lexemes.length > 0 ? [{ terms: { [field]: lexemes } }] : []
  const all = [...own, ...others]
  return all.length === 1 ? all[0]! : { bool: { should: all, minimum_should_match: 1 } }
}

/** The query of a tab, without the filter that is left out: the conditions of `conditionOf`. */
export function conditionQuery(
  type: SearchType,
  search: SearchQuery,
  nowMs: number,
  dropped?: Droppable,
): { readonly filter: readonly Query[]; readonly must_not: readonly Query[] } {
  const { hidden = [], input, words } = search
  const { budgetFromCents, budgetToCents, publishedWithin } = without(input, dropped)
  const filter: Query[] = [{ term: { searchType: type } }]
  for (const required of requiredTerms(type, input, wordsForTab(type, search)))
    if (required.filter === undefined || required.filter !== dropped) filter.push(termsQuery(required.query))
  if (publishedWithin !== 'all') filter.push({ range: { publishedAt: { gt: nowMs - agesMs[publishedWithin] } } })
  // Companies have no end and no prices.
  if (indexes[type].cardType) {
    filter.push({ range: { expiresAt: { gt: nowMs } } })
    if (budgetFromCents) filter.push({ range: { priceTo: { gte: budgetFromCents } } })
    if (budgetToCents) filter.push({ range: { priceFrom: { lte: budgetToCents } } })
  }
  const ofReader: Query[] = hidden.length > 0 ? [{ terms: { guid: hidden } }] : []
  return { filter, must_not: [...words.excluded.map(termsQuery), ...ofReader] }
}
