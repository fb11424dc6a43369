import { type SearchType, searchTypes } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import type { Droppable } from '@sild/contract/search/choices'
import { chosenFilters, without } from '../chosen-filters.ts'
import { agesMs, hasPromotedPlaces, mayRank, RANKED, type RequiredTerm, requiredTerms, wordsUnder } from '../finding.ts'
import { type FacetName, indexes } from '../indexes.ts'
import type { LexemeQuery } from '../lexeme-query.ts'
import type { SearchInput } from '../search-engine.ts'
import type { Counts, Sought } from '../condition-sql.ts'
import type { Located, Sighting } from '../search-sql.ts'
import { clearBit, type Hits, keepFrom } from './bits.ts'
import type { Collection } from './collection.ts'
import { relevanceIn } from './relevance.ts'

export type Collections = Readonly<Record<SearchType, Collection>>

/** Runs a search over all documents with exact counts: the conditions of `conditionOf`, on bits. */
export const seekIn = (collections: Collections, sought: Sought<SearchInput>, now: Date): Sighting =>
  sight(collections, sought, now, (collection, here) => located(collection, sought, here))

/** The counts, and a function that renders the current results. */
export function sight<Shown>(
  collections: Collections,
  sought: Sought,
  now: Date,
  show: (collection: Collection, here: Here) => Shown,
): Sighting<Shown> {
  const type = sought.input.searchType
  const collection = collections[type]
  collection.begin(now.getTime())
  const hitsOf = hitsIn(collection, type, sought, now.getTime())
  const here = { hitsOf, hits: hitsOf() }
  const countIn = (each: SearchType): number => {
    collections[each].begin(now.getTime())
    return collections[each].count(hitsIn(collections[each], each, sought, now.getTime())())
  }
  const counts = recordOf(searchTypes, (each) =>
    each === type ? collection.count(here.hits) : (sought.countsElsewhere?.[each] ?? countIn(each)),
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

export interface Here {
  readonly counts: Counts
  readonly hits: Hits
  readonly hitsOf: (dropped: Droppable) => Hits
  readonly nowMs: number
}

function located(
  collection: Collection,
  { input, words }: Sought<SearchInput>,
  { counts, hits, hitsOf, nowMs }: Here,
): Located {
  const type = input.searchType
  const total = counts[type]
  const isRanked = mayRank({ input, words }) && total <= RANKED
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
  sought: Sought,
  nowMs: number,
): (dropped?: Droppable) => Hits {
  const { hidden = [], input, words } = sought
  const required = [...requiredTerms(type, input, wordsUnder(type, sought))]
  const queriesOf = (asked: readonly RequiredTerm[]): LexemeQuery[] => asked.map(({ query }) => query)
  const fixed = required.filter(({ filter }) => filter === undefined)
  let unfiltered: { begun: number; hits: Hits } | undefined
  /** What several share from which one filter each is left out. */
  const ofNoFilter = (): Hits => {
    const { begun } = collection
    if (unfiltered?.begun !== begun) unfiltered = { begun, hits: collection.having(queriesOf(fixed), words.excluded) }
    return unfiltered.hits
  }
  const termsOf = (dropped?: Droppable): Hits => {
    if (dropped === undefined) return collection.having(queriesOf(required), words.excluded)
    const kept = required.filter(({ filter }) => filter !== undefined && filter !== dropped)
    return collection.having(queriesOf(kept), [], ofNoFilter())
  }
  return (dropped) => {
    const hits = termsOf(dropped)
    const { budgetFromCents, budgetToCents, publishedWithin } = without(input, dropped)
    const { bits, words: left } = hits
    if (publishedWithin !== 'all')
      keepFrom(bits, collection.documents.publishedAt, { least: nowMs - agesMs[publishedWithin], words: left })
    // Companies have no prices.
    if (indexes[type].cardType) collection.keepPriced(hits, { from: budgetFromCents, to: budgetToCents })
    for (const guid of hidden) {
      const place = collection.documents.placeOf(guid)
      if (place !== undefined) clearBit(bits, place)
    }
    return hits
  }
}
