import type { SearchType } from '@sild/contract/enums'
import type { Droppable } from '@sild/contract/search/choices'
import { join, raw, type Sql, sql } from '@sild/service-kit'
import { without } from '../chosen-filters.ts'
import { indexes } from '../indexes.ts'
import type { Conditions, Hidden } from '../search-engine.ts'
import { tokensQuery } from '../query/tokens-query.ts'
import type { Words } from '../query/words.ts'

/** The conditions that rows must match. */
export interface SearchQuery<Input extends Conditions = Conditions> {
  readonly input: Input
  readonly words: Words
  readonly hidden?: Hidden
  /** How many of the words must match under the other tabs; by default as many as under this one. */
  readonly neededInOtherTabs?: Words['needed']
  /** Counts of the other tabs, if known. */
  readonly countsOfOtherTabs?: Counts
}
/** The count of each tab. */
export type Counts = Readonly<Record<SearchType, number>>
/** Hits are counted, ranked and faceted up to here; above it the total is "1000+". */
export const CAP = 1000
export const cap = raw(String(CAP))

/** The count of a tab, up to the cap. */
export const countOf = (type: SearchType, search: SearchQuery): Sql =>
  search.countsOfOtherTabs && type !== search.input.searchType
    ? sql`${search.countsOfOtherTabs[type]}::int`
    : cappedCountOf(type, search)

export const cappedCountOf = (type: SearchType, search: SearchQuery, dropped?: Droppable): Sql =>
  sql`(select count(*)::int from (select from ${indexes[type].table} l where ${conditionOf(type, search, dropped)} limit ${cap}) as capped)`

const ages = { all: null, today: '1 day', week: '7 days', month: '30 days' } as const

/** Conditions on columns of a row `l` other than its tokens, with a value from the input or from a saved search. */
export const ofCompany = (guid: Sql): Sql => sql`l.company_guid = ${guid}`
export const atLeast = (cents: Sql): Sql => sql`l.price_to_cents >= ${cents}`
export const atMost = (cents: Sql): Sql => sql`l.price_from_cents <= ${cents}`

export const isNotHidden = (key: Sql, hidden: Hidden): Sql => sql`l.${key} <> all(${hidden}::uuid[])`

/**
 * The condition of a search on a row `l`. Filters that the index does not have are ignored: companies have no prices.
 * `row by row` prevents an index scan for the words: for common words, a scan in the order of the results is faster.
 */
export function conditionOf(
  type: SearchType,
  search: SearchQuery,
  dropped?: Droppable,
  looked: 'by index' | 'row by row' = 'by index',
): Sql {
  const { input, neededInOtherTabs = search.words.needed } = search
  const words = type === input.searchType ? search.words : { ...search.words, needed: neededInOtherTabs }
  const { base, cardType, dateColumn, key } = indexes[type]
  const filters = without(input, dropped)
  const tokens = tokensQuery(type, words, filters)
  const age = ages[filters.publishedWithin]
  const parts = [base]
  if (tokens)
    parts.push(
      looked === 'by index' ? sql`l.tokens @@ ${tokens}::tsquery` : sql`(l.tokens @@ ${tokens}::tsquery) is true`,
    )
  if (age) parts.push(sql`l.${dateColumn} > now() - ${age}::interval`)
  if (input.citySlug) parts.push(sql`l.city_slug = ${input.citySlug}`)
  if (input.companyGuid) parts.push(ofCompany(sql`${input.companyGuid}`))
  if (search.hidden?.length) parts.push(isNotHidden(key, search.hidden))
  if (cardType) {
    const [categoryId, another] = filters.categoryIds
    // One category has indexes of its own, in order of date and score.
    if (categoryId !== undefined && another === undefined) parts.push(sql`l.category_id = ${categoryId}`)
    if (filters.budgetFromCents) parts.push(atLeast(sql`${filters.budgetFromCents}`))
    if (filters.budgetToCents) parts.push(atMost(sql`${filters.budgetToCents}`))
  }
  return join(parts, ' and ')
}
