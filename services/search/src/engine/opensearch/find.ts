import { type SearchType, searchTypes } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import type { Droppable } from '@sild/contract/search/choices'
import { chosenFilters } from '../chosen-filters.ts'
import type { SearchQuery } from '../postgres/condition-sql.ts'
import { hasPromotedPlaces, isRankedByRelevance, RANKED } from '../postgres/finding.ts'
import { type FacetName, facetNames, indexes } from '../indexes.ts'
import type { SearchInput } from '../search-engine.ts'
import type { SearchHits, SearchResult } from '../postgres/search-sql.ts'
import { type Sort, sortOf } from './mappings.ts'
import { conditionQuery, type Query } from './query.ts'
import type { SearchReply } from './replies.ts'
import { relevanceQueries } from './relevance.ts'

/** One search of a multi-search request. */
export interface EngineQuery {
  readonly query: Query
  readonly size: number
  readonly from?: number
  readonly sort?: Sort
  readonly aggregations?: Readonly<
    Record<string, { readonly terms: { readonly field: FacetName; readonly size: number } }>
  >
}
export type RunQueries = (requests: readonly EngineQuery[]) => Promise<SearchReply[]>

/** More than there are categories, countries or ways of working: so many values are counted exactly. */
const MAX_VALUES = 1000
/** More promoted cards than ever match a search at once. Cards beyond this limit get no promoted place. */
const MAX_PROMOTED = 1000

/**
 * Exact hits of a search by the conditions of `conditionOf`. One request returns all counts, the facets and the page. A
 * second one follows if few hits must be ranked by words, or if there are no hits.
 */
export async function findHits(
  runQueries: RunQueries,
  search: SearchQuery<SearchInput>,
  now: Date,
): Promise<SearchResult> {
  const { input } = search
  const type = input.searchType
  const nowMs = now.getTime()
  const having = (dropped?: Droppable, under = type) => conditionQuery(under, search, nowMs, dropped)
  const queryOf = (dropped?: Droppable, under = type): Query => ({ bool: having(dropped, under) })
  const from = (input.page - 1) * input.limit
  const own = { sort: sortOf(type, input.sort), from, size: input.limit }
  // A facet leaves its own filter out: it is a search of its own where that is chosen.
  const chosen = facetNames.filter((name) => input[name].length > 0)
  const others = searchTypes.filter((each) => each !== type)
  const requests: EngineQuery[] = [
    { ...own, query: queryOf(), aggregations: countedBy(facetNames.filter((name) => !chosen.includes(name))) },
    ...others.map((each) => ({ query: queryOf(undefined, each), size: 0 })),
    ...chosen.map((name) => ({ query: queryOf(name), size: 0, aggregations: countedBy([name]) })),
    ...(hasPromotedPlaces(search) ? [promotedAmong(having(), nowMs)] : []),
  ]
  const [here, ...more] = await runQueries(requests)
  const total = here!.hits.total.value // One reply for each query.
  const elsewhere = more.slice(0, others.length)
  const facetReplies = more.slice(others.length, others.length + chosen.length)
  const promoted = more.slice(others.length + chosen.length)
  const ranked =
    isRankedByRelevance(search) && total > 0 && total <= RANKED ? rankedBy(search, having(), own) : undefined
  const droppable = total > 0 ? [] : chosenFilters(input)
  const later = [...(ranked ? [ranked.request] : []), ...droppable.map((name) => ({ query: queryOf(name), size: 0 }))]
  const then = later.length > 0 ? await runQueries(later) : []
  const facetOf = (name: FacetName) => {
    const place = chosen.findIndex((each) => each === name)
    return valuesOf(place < 0 ? here! : facetReplies[place]!, name)
  }
  const hits: SearchHits = {
    guids: guidsOf(ranked ? then[0]! : here!),
    isToRank: ranked?.isToRank ?? false,
    counts: recordOf(searchTypes, (each) =>
      each === type ? total : elsewhere[others.findIndex((other) => other === each)]!.hits.total.value,
    ),
    facets: {
      categories: facetOf('categoryIds').map(({ count, value }) => ({ value: Number(value), count })),
      countries: facetOf('countryCodes'),
      workTypes: facetOf('workTypes'),
    },
    promoted: promoted.flatMap(guidsOf),
    without: droppable
      .map((filter, index) => ({ filter, count: then[index]!.hits.total.value }))
      .filter(({ count }) => count > 0),
  }
  return { counts: hits.counts, show: () => hits }
}

const countedBy = (names: readonly FacetName[]): EngineQuery['aggregations'] =>
  Object.fromEntries(names.map((field) => [field, { terms: { field, size: MAX_VALUES } }]))

type Condition = ReturnType<typeof conditionQuery>

const promotedAmong = ({ filter, must_not }: Condition, nowMs: number): EngineQuery => ({
  query: { bool: { filter: [...filter, { range: { promotedUntil: { gt: nowMs } } }], must_not } },
  sort: sortOf('services', 'date'),
  size: MAX_PROMOTED,
})

/** The page by relevance; all hits if the engine lacks the ranking, so that Postgres ranks them. */
function rankedBy(
  { input, words }: SearchQuery<SearchInput>,
  condition: Condition,
  page: Pick<EngineQuery, 'from' | 'size'> & { sort: Sort },
): { request: EngineQuery; isToRank: boolean } {
  const type: SearchType = input.searchType
  // Only Postgres can match the name of a company.
  const should = indexes[type].cardType ? relevanceQueries(words) : undefined
  if (!should)
    return { request: { query: { bool: condition }, sort: sortOf(type, 'date'), size: RANKED }, isToRank: true }
  const query: Query = { bool: { ...condition, should, minimum_should_match: 0 } }
  return { request: { ...page, query, sort: [{ _score: { order: 'desc' } }, ...page.sort] }, isToRank: false }
}

const guidsOf = ({ hits }: SearchReply): string[] => hits.hits.map((hit) => hit._id)

const valuesOf = ({ aggregations }: SearchReply, name: FacetName): { value: string; count: number }[] =>
  aggregations?.[name]?.buckets.map(({ doc_count: count, key: value }) => ({ value, count })) ?? []
