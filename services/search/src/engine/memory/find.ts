import { type SearchType, searchTypes } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import type { Droppable } from '@sild/contract/search/choices'
import { chosenFilters, without } from '../chosen-filters.ts'
import {
  agesMs,
  hasPromotedPlaces,
  isRankedByRelevance,
  RANKED,
  type RequiredTerm,
  requiredTerms,
  wordsForTab,
} from '../postgres/finding.ts'
import { type FacetName, indexes } from '../indexes.ts'
import type { LexemeQuery } from '../query/lexeme-query.ts'
import type { SearchInput } from '../search-engine.ts'
import type { Counts, SearchQuery } from '../postgres/condition-sql.ts'
import type { SearchHits, SearchResult } from '../postgres/search-sql.ts'
import { clearBit, type Hits, keepAtLeast } from './bits.ts'
import type { Collection } from './collection.ts'
import { relevanceIn } from './relevance.ts'

export type Collections = Readonly<Record<SearchType, Collection>>

/** Runs a search over all documents with exact counts: the conditions of `conditionOf`, on bits. */
export const findHits = (collections: Collections, search: SearchQuery<SearchInput>, now: Date): SearchResult =>
  searchCollections(collections, search, now, (collection, here) => hitsOfPage(collection, search, here))

/** The counts, and a function that renders the current results. */
export function searchCollections<Shown>(
  collections: Collections,
  search: SearchQuery,
  now: Date,
  show: (collection: Collection, here: TabHits) => Shown,
): SearchResult<Shown> {
  const type = search.input.searchType
  const collection = collections[type]
  collection.begin(now.getTime())
  const hitsOf = hitsIn(collection, type, search, now.getTime())
  const here = { hitsOf, hits: hitsOf() }
  const countIn = (each: SearchType): number => {
    collections[each].begin(now.getTime())
    return collections[each].count(hitsIn(collections[each], each, search, now.getTime())())
  }
  const counts = recordOf(searchTypes, (each) =>
    each === type ? collection.count(here.hits) : (search.countsOfOtherTabs?.[each] ?? countIn(each)),
  )
  const { begun } = collection
  return {
    counts,
    show() {
      const stillThere = { ...here, counts, nowMs: now.getTime() }
      if (collection.begun === begun) return show(collection, stillThere)
      // Other searches ran meanwhile, and the collection may have changed.
      collection.begin(now.getTime())
      const hits = here.hitsOf()
      const countsNow = { ...counts, [type]: collection.count(hits) }
      return show(collection, { ...stillThere, hits, counts: countsNow })
    },
  }
}

export interface TabHits {
  readonly counts: Counts
  readonly hits: Hits
  readonly hitsOf: (dropped: Droppable) => Hits
  readonly nowMs: number
}

function hitsOfPage(
  collection: Collection,
  { input, words }: SearchQuery<SearchInput>,
  { counts, hits, hitsOf, nowMs }: TabHits,
): SearchHits {
  const type = input.searchType
  const total = counts[type]
  const isRanked = isRankedByRelevance({ input, words }) && total <= RANKED
  // Only Postgres can match the name of a company.
  const relevance = isRanked && type !== 'companies' ? relevanceIn(collection, words) : undefined
  const isToRank = isRanked && !relevance
  const end = input.page * input.limit
  const page = (all: number[]): number[] => all.slice(end - input.limit, end)
  const places = isToRank
    ? collection.first(hits, RANKED, 'date')
    : page(relevance ? collection.best(hits, relevance, input.sort) : collection.first(hits, end, input.sort))
  const guidsOf = (all: readonly number[]): string[] => all.map((place) => collection.documents.guidOf(place))
  const facetOf = (name: FacetName) => collection.valuesIn(input[name].length > 0 ? hitsOf(name) : hits, name)
  return {
    guids: guidsOf(places),
    isToRank,
    counts,
    facets: {
      categories: facetOf('categoryIds').map(({ count: hitsCount, value }) => ({
        value: Number(value),
        count: hitsCount,
      })),
      countries: facetOf('countryCodes'),
      workTypes: type === 'companies' ? [] : facetOf('workTypes'),
    },
    promoted: hasPromotedPlaces({ input, words }) ? guidsOf(collection.promotedIn(hits, nowMs)) : [],
    without:
      total > 0
        ? []
        : chosenFilters(input)
            .map((filter) => ({ filter, count: collection.count(hitsOf(filter)) }))
            .filter((dropped) => dropped.count > 0),
  }
}

/** The hits of one tab, without the filter that is left out. */
function hitsIn(
  collection: Collection,
  type: SearchType,
  search: SearchQuery,
  nowMs: number,
): (dropped?: Droppable) => Hits {
  const { hidden = [], input, words } = search
  const required = [...requiredTerms(type, input, wordsForTab(type, search))]
  const queriesOf = (terms: readonly RequiredTerm[]): LexemeQuery[] => terms.map(({ query }) => query)
  const fixed = required.filter(({ filter }) => filter === undefined)
  let unfiltered: { begun: number; hits: Hits } | undefined
  /** The hits without any filter, shared by all counts that omit one filter each. */
  const ofNoFilter = (): Hits => {
    const { begun } = collection
    if (unfiltered?.begun !== begun) unfiltered = { begun, hits: collection.having(queriesOf(fixed), words.excluded) }
    return unfiltered.hits
  }
  const termsOf = (dropped?: Droppable): Hits => {
    if (dropped === undefined) return collection.having(queriesOf(required), words.excluded)
    const remaining = required.filter(({ filter }) => filter !== undefined && filter !== dropped)
    return collection.having(queriesOf(remaining), [], ofNoFilter())
  }
  return (dropped) => {
    const hits = termsOf(dropped)
    const { budgetFromCents, budgetToCents, publishedWithin } = without(input, dropped)
    const { bits, words: left } = hits
    if (publishedWithin !== 'all')
      keepAtLeast(bits, collection.documents.publishedAt, { least: nowMs - agesMs[publishedWithin], words: left })
    // Companies have no prices.
    if (indexes[type].cardType) collection.keepPriced(hits, { from: budgetFromCents, to: budgetToCents })
    for (const guid of hidden) {
      const place = collection.documents.placeOf(guid)
      if (place !== undefined) clearBit(bits, place)
    }
    return hits
  }
}
