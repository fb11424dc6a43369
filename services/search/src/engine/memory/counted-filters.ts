import { choicesOfSearch, priceSteps } from '@sild/contract/search/choices'
import type { SearchFiltersReply } from '@sild/contract/search/schemas'
import type { Countable } from '../../models/choices.ts'
import { chosenFilters } from '../chosen-filters.ts'
import type { SearchQuery } from '../postgres/condition-sql.ts'
import { MOST_FREQUENT } from '../postgres/filters-sql.ts'
import { mostFrequentFirst } from '../postgres/finding.ts'
import { indexes } from '../indexes.ts'
import type { Collection } from './collection.ts'
import type { SearchResult } from '../postgres/search-sql.ts'
import { type Collections, type TabHits, searchCollections } from './find.ts'

/** Counts the hits for each value of the filters, like `filtersSql`, but over all hits. */
export const findFilterCounts = (
  collections: Collections,
  search: SearchQuery,
  now: Date,
): SearchResult<SearchFiltersReply> =>
  searchCollections(collections, search, now, (collection, here) => countedFilters(collection, search, here))

function countedFilters(
  collection: Collection,
  { input }: SearchQuery,
  { counts, hits, hitsOf }: TabHits,
): SearchFiltersReply {
  const type = input.searchType
  const chosen = new Set<string>(chosenFilters(input))
  const valuesOf = (name: Countable) => collection.valuesIn(chosen.has(name) ? hitsOf(name) : hits, name)
  const countOfRange = (): number[] => {
    const ranges = new Map(valuesOf('budget').map(({ count, value }) => [Number(value), count]))
    return priceSteps.map((_, place) => ranges.get(place) ?? 0)
  }
  return {
    total: counts[type],
    isTotalExact: true,
    filters: choicesOfSearch[type].map((name) => ({
      name,
      values: valuesOf(name).toSorted(mostFrequentFirst).slice(0, MOST_FREQUENT),
      isExact: true,
    })),
    prices: indexes[type].cardType ? countOfRange() : null,
  }
}
