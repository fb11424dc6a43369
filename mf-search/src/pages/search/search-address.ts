import { dateFilters, type SearchType, type SortMode, workTypes } from '@sild/contract/enums'
import { constants, limits } from '@sild/contract/limits'
import type { SearchInput } from '@sild/contract/search/schemas'
import { documentPaths, paths } from '@sild/paths'
import { readSearchFilters } from '@sild/paths/search-filters'

export const sortsOf: Record<SearchType, readonly SortMode[]> = {
  tasks: ['date', 'score', 'responses', 'favorites'],
  services: ['date', 'score', 'rating', 'favorites'],
  experts: ['date', 'score', 'rating', 'favorites'],
  companies: ['rating', 'date', 'score', 'favorites'],
}

/** What a search page was asked for. Everything stands in its address; what makes no sense there is left out, never an error. */
export interface SearchAddress {
  searchType: SearchType
  query: string
  /** The words as they are, and not what may have been meant. */
  isLiteral: boolean
  categoryIds: number[]
  countryCodes: string[]
  workTypes: (typeof workTypes)[number][]
  publishedWithin: (typeof dateFilters)[number]
  sort: SortMode
  page: number
}

const within = (text: string | null, most: number): number =>
  Math.min(most, Math.max(1, Number.parseInt(text ?? '', 10) || 1))

/** With words to look for, what fits best comes first. */
const usualSort = (searchType: SearchType, query: string): SortMode => (query ? 'score' : sortsOf[searchType][0]!)

export function readSearchAddress(url: URL): SearchAddress {
  const parameters = url.searchParams
  const filters = readSearchFilters(parameters, { workTypes, longestQuery: limits.searchQuery.max })
  const searchType = url.pathname === paths.search({ searchType: 'companies' }) ? 'companies' : filters.searchType
  return {
    ...filters,
    searchType,
    isLiteral: parameters.has('literal'),
    publishedWithin: dateFilters.find((filter) => filter === parameters.get('within')) ?? 'all',
    sort: sortsOf[searchType].find((sort) => sort === parameters.get('sort')) ?? usualSort(searchType, filters.query),
    page: within(parameters.get('page'), constants.searchPageMax),
  }
}

export const searchBodyOf = (address: SearchAddress): SearchInput => ({ ...address })

/** The address of the same search with something changed; any change but of the page begins at page 1. An order that nobody chose follows what is searched. */
export function searchHref(address: SearchAddress, change: Partial<SearchAddress> = {}): string {
  // What is literal are these words and no others.
  const isLiteral = address.isLiteral && change.query === undefined
  const next = { ...address, page: 1, isLiteral, ...change }
  const { searchType, query, publishedWithin, page } = next
  const wasChosen = address.sort !== usualSort(address.searchType, address.query)
  const sort = change.sort ?? (wasChosen ? address.sort : usualSort(searchType, query))
  const isUsual = sort === usualSort(searchType, query) || !sortsOf[searchType].includes(sort)
  return paths.search({
    searchType,
    query,
    literal: next.isLiteral ? 'yes' : undefined,
    category: next.categoryIds,
    country: next.countryCodes,
    workType: searchType === 'companies' ? [] : next.workTypes,
    within: publishedWithin === 'all' ? undefined : publishedWithin,
    sort: isUsual ? undefined : sort,
    page: page > 1 ? page : undefined,
  })
}

/** The feed of what it finds, which has no order and no pages; companies do not come as publications do. */
export const feedOf = ({ categoryIds, countryCodes, query, searchType, workTypes: workType }: SearchAddress) =>
  searchType === 'companies'
    ? undefined
    : documentPaths.searchFeed({ searchType, query, category: categoryIds, country: countryCodes, workType })

/** The change that takes every filter away and leaves the words. */
export const withoutFilters = {
  categoryIds: [],
  countryCodes: [],
  workTypes: [],
  publishedWithin: 'all',
} satisfies Partial<SearchAddress>

export const appliedCount = (address: SearchAddress): number =>
  address.categoryIds.length +
  address.countryCodes.length +
  address.workTypes.length +
  (address.publishedWithin === 'all' ? 0 : 1)

/** `values` with `value` taken in or out. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
