import { type SearchType, searchTypes } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import type { Droppable } from '@sild/contract/search/choices'
import { chosenFilters } from '../chosen-filters.ts'
import type { Sought } from '../condition-sql.ts'
import { hasPromotedPlaces, mayRank, RANKED } from '../finding.ts'
import { type FacetName, facetNames, indexes } from '../indexes.ts'
import type { SearchInput } from '../search-engine.ts'
import type { Located, Sighting } from '../search-sql.ts'
import { type Sort, sortOf } from './mappings.ts'
import { conditionQuery, type Query } from './query.ts'
import type { SearchReply } from './replies.ts'
import { relevanceQueries } from './relevance.ts'

/** One search of a multi-search request. */
export interface Asked {
  readonly query: Query
  readonly size: number
  readonly from?: number
  readonly sort?: Sort
  readonly aggregations?: Readonly<
    Record<string, { readonly terms: { readonly field: FacetName; readonly size: number } }>
  >
}
export type AskAll = (asked: readonly Asked[]) => Promise<SearchReply[]>

/** More than there are categories, countries or ways of working: so many values are counted exactly. */
const MOST_VALUES = 1000
/** More promoted cards than ever match a search at once. Cards beyond this limit get no promoted place. */
const MOST_PROMOTED = 1000

/**
 * Exact hits of a search by the conditions of `conditionOf`. One request returns all counts, the facets and the page. A
 * second one follows if few hits must be ranked by words, or if there are no hits.
 */
export async function seekIn(askAll: AskAll, sought: Sought<SearchInput>, now: Date): Promise<Sighting> {
  const { input } = sought
  const type = input.searchType
  const nowMs = now.getTime()
  const having = (dropped?: Droppable, under = type) => conditionQuery(under, sought, nowMs, dropped)
  const queryOf = (dropped?: Droppable, under = type): Query => ({ bool: having(dropped, under) })
  const from = (input.page - 1) * input.limit
  const own = { sort: sortOf(type, input.sort), from, size: input.limit }
  // A facet leaves its own filter out: it is a search of its own where that is chosen.
  const chosen = facetNames.filter((name) => input[name].length > 0)
  const others = searchTypes.filter((each) => each !== type)
  const asked: Asked[] = [
    { ...own, query: queryOf(), aggregations: countedBy(facetNames.filter((name) => !chosen.includes(name))) },
    ...others.map((each) => ({ query: queryOf(undefined, each), size: 0 })),
    ...chosen.map((name) => ({ query: queryOf(name), size: 0, aggregations: countedBy([name]) })),
    ...(hasPromotedPlaces(sought) ? [promotedAmong(having(), nowMs)] : []),
  ]
  const [here, ...more] = await askAll(asked)
  const total = here!.hits.total.value // One reply for each query.
  const elsewhere = more.slice(0, others.length)
  const facetReplies = more.slice(others.length, others.length + chosen.length)
  const promoted = more.slice(others.length + chosen.length)
  const ranked = mayRank(sought) && total > 0 && total <= RANKED ? rankedBy(sought, having(), own) : undefined
  const droppable = total > 0 ? [] : chosenFilters(input)
  const later = [...(ranked ? [ranked.asked] : []), ...droppable.map((name) => ({ query: queryOf(name), size: 0 }))]
  const then = later.length > 0 ? await askAll(later) : []
  const facetOf = (name: FacetName) => {
    const place = chosen.findIndex((each) => each === name)
    return valuesOf(place < 0 ? here! : facetReplies[place]!, name)
  }
  const located: Located = {
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
  return { counts: located.counts, show: () => located }
}

const countedBy = (names: readonly FacetName[]): Asked['aggregations'] =>
  Object.fromEntries(names.map((field) => [field, { terms: { field, size: MOST_VALUES } }]))

type Condition = ReturnType<typeof conditionQuery>

const promotedAmong = ({ filter, must_not }: Condition, nowMs: number): Asked => ({
  query: { bool: { filter: [...filter, { range: { promotedUntil: { gt: nowMs } } }], must_not } },
  sort: sortOf('services', 'date'),
  size: MOST_PROMOTED,
})

/** The page by relevance; all hits if the engine lacks the ranking, so that Postgres ranks them. */
function rankedBy(
  { input, words }: Sought<SearchInput>,
  condition: Condition,
  page: Pick<Asked, 'from' | 'size'> & { sort: Sort },
): { asked: Asked; isToRank: boolean } {
  const type: SearchType = input.searchType
  // Only Postgres can match the name of a company.
  const should = indexes[type].cardType ? relevanceQueries(words) : undefined
  if (!should)
    return { asked: { query: { bool: condition }, sort: sortOf(type, 'date'), size: RANKED }, isToRank: true }
  const query: Query = { bool: { ...condition, should, minimum_should_match: 0 } }
  return { asked: { ...page, query, sort: [{ _score: { order: 'desc' } }, ...page.sort] }, isToRank: false }
}

const guidsOf = ({ hits }: SearchReply): string[] => hits.hits.map((hit) => hit._id)

const valuesOf = ({ aggregations }: SearchReply, name: FacetName): { value: string; count: number }[] =>
  aggregations?.[name]?.buckets.map(({ doc_count: count, key: value }) => ({ value, count })) ?? []
