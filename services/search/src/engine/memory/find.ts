import { type SearchType, searchTypes } from '@sild/contract/enums'
import type { Droppable } from '@sild/contract/search/choices'
import { chosenFilters, without } from '../chosen-filters.ts'
import { agesMs, hasPromotedPlaces, mayRank, RANKED, requiredTerms, wordsUnder } from '../finding.ts'
import { type FacetName, indexes } from '../indexes.ts'
import type { SearchInput } from '../search-engine.ts'
import type { Sought } from '../condition-sql.ts'
import type { Located, Sighting } from '../search-sql.ts'
import { keepBetween } from './bits.ts'
import type { Collection, Hits } from './collection.ts'
import { relevanceIn } from './relevance.ts'

export type Collections = Readonly<Record<SearchType, Collection>>

/** What a search finds, of everything and exactly: the conditions of `conditionOf`, on bits. */
export function seekIn(collections: Collections, sought: Sought<SearchInput>, now: Date): Sighting {
  const type = sought.input.searchType
  const collection = collections[type]
  const found = searchTypes.map((each) => {
    collections[each].begin(now.getTime())
    const hitsOf = hitsIn(collections[each], each, sought, now.getTime())
    return { each, hitsOf, hits: hitsOf() }
  })
  const here = found.find(({ each }) => each === type)! // It is one of them.
  const counts = Object.fromEntries(found.map(({ each, hits }) => [each, collections[each].count(hits)])) as Record<
    SearchType,
    number
  > // Of each of them.
  const { begun } = collection
  return {
    counts,
    show() {
      // Somebody else may have searched meanwhile.
      if (collection.begun !== begun) {
        collection.begin(now.getTime())
        here.hits = here.hitsOf()
      }
      return located(collection, counts, sought, { ...here, nowMs: now.getTime() })
    },
  }
}

function located(
  collection: Collection,
  counts: Record<SearchType, number>,
  { input, words }: Sought<SearchInput>,
  { hits, hitsOf, nowMs }: { hits: Hits; hitsOf: (dropped: Droppable) => Hits; nowMs: number },
): Located {
  const type = input.searchType
  const total = collection.count(hits)
  const isRanked = mayRank({ input, words }) && total <= RANKED
  // Whether a company is called so is known to Postgres.
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
    // Something may have changed since it was counted.
    counts: { ...counts, [type]: total },
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

/** What is found under one tab, but for a filter that is left out. */
function hitsIn(
  collection: Collection,
  type: SearchType,
  sought: Sought,
  nowMs: number,
): (dropped?: Droppable) => Hits {
  const { input, words } = sought
  const required = [...requiredTerms(type, input, wordsUnder(type, sought))]
  return (dropped) => {
    const hits = collection.having(
      required.filter(({ filter }) => filter === undefined || filter !== dropped).map(({ query }) => query),
      words.excluded,
    )
    const { budgetFromCents, budgetToCents, publishedWithin } = without(input, dropped)
    const { bits, words: left } = hits
    const { priceFrom, priceTo, publishedAt } = collection.documents
    if (publishedWithin !== 'all')
      keepBetween(bits, publishedAt, { least: nowMs - agesMs[publishedWithin], words: left })
    // Companies have no prices.
    if (indexes[type].cardType) {
      if (budgetFromCents) keepBetween(bits, priceTo, { least: budgetFromCents, words: left })
      if (budgetToCents) keepBetween(bits, priceFrom, { most: budgetToCents, words: left })
    }
    return hits
  }
}
