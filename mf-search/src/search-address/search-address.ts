import { dateFilters, type SearchType, type SortMode } from '@sild/contract/enums'
import { constants } from '@sild/contract/limits'
import { type ChoiceName, choicesOfSearch, type Droppable, knownSearch } from '@sild/contract/search/choices'
import type { SearchInput } from '@sild/contract/search/schemas'
import { paths } from '@sild/paths'
import { ownPaths } from '../paths.ts'
import { readSearchFilters, searchParametersOf, type SearchFilters, searchFeedPath } from '@sild/paths/search-filters'

/** The orders of each kind, the usual one first. */
export const sortsOf: Record<SearchType, readonly SortMode[]> = {
  tasks: ['date', 'score', 'responses', 'favorites', 'rating', 'closing', 'price'],
  services: ['date', 'score', 'rating', 'favorites', 'price'],
  experts: ['date', 'score', 'rating', 'favorites', 'price'],
  companies: ['rating', 'date', 'score', 'favorites'],
}

/** The filters of a search: several values of each, and a range of prices. */
type Filters = Omit<SearchFilters<typeof knownSearch.closed>, 'searchType'>

/** A parsed search address. The address is the only state; invalid values are ignored and cause no error. */
export interface SearchAddress extends Filters {
  searchType: SearchType
  /** Search the words as typed, without correction. */
  isLiteral: boolean
  /** Include cards that the reader has hidden. */
  withHidden: boolean
  publishedWithin: (typeof dateFilters)[number]
  sort: SortMode
  page: number
  /** Invalid values of the address. */
  ignored: readonly string[]
}

const within = (text: string | null, most: number): number =>
  Math.min(most, Math.max(1, Number.parseInt(text ?? '', 10) || 1))

/** With a query, the best matches come first. */
const usualSort = (searchType: SearchType, query: string): SortMode => (query ? 'score' : sortsOf[searchType][0]!)

export function readSearchAddress(url: URL): SearchAddress {
  const parameters = url.searchParams
  const { filters, ignored } = readSearchFilters(parameters, knownSearch)
  const isOfCompanies =
    url.pathname === paths.search({ searchType: 'companies' }) || parameters.get('searchType') === 'companies'
  const searchType = isOfCompanies ? 'companies' : filters.searchType
  const listed = <Value extends string>(name: string, values: readonly Value[]): Value | undefined => {
    const text = parameters.get(name)
    const value = values.find((one) => one === text)
    if (text && !value) ignored.push(text)
    return value
  }
  return {
    ...filters,
    searchType,
    isLiteral: parameters.has('literal'),
    withHidden: parameters.has('hidden'),
    publishedWithin: listed('within', dateFilters) ?? 'all',
    sort: listed('sort', sortsOf[searchType]) ?? usualSort(searchType, filters.query),
    page: within(parameters.get('page'), constants.searchPageMax),
    ignored,
  }
}

/** The conditions of the search request, which do not depend on the page. */
export function conditionsOf({ ignored: _ignored, page: _page, sort: _sort, ...conditions }: SearchAddress) {
  return conditions
}
export const searchBodyOf = (address: SearchAddress): SearchInput => {
  const { page, sort } = address
  return { ...conditionsOf(address), page, sort }
}

/** The filters that the index of this type supports, as query parameters. */
function parametersOf(address: SearchAddress) {
  const known = choicesOfSearch[address.searchType].map((name) => [name, address[name]])
  const { budgetFromCents, budgetToCents } = address
  const prices = hasPrices(address) ? { budgetFromCents, budgetToCents } : {}
  return searchParametersOf({ ...Object.fromEntries(known), ...prices })
}
export const hasPrices = ({ searchType }: SearchAddress): boolean => searchType !== 'companies'

function changed(address: SearchAddress, change: Partial<SearchAddress>): Parameters<typeof paths.search>[0] & object {
  // Literal applies to these words only.
  const isLiteral = address.isLiteral && change.query === undefined
  const next = { ...address, page: 1, isLiteral, ...change }
  const { searchType, query, publishedWithin, page } = next
  const wasChosen = address.sort !== usualSort(address.searchType, address.query)
  const sort = change.sort ?? (wasChosen ? address.sort : usualSort(searchType, query))
  const isUsual = sort === usualSort(searchType, query) || !sortsOf[searchType].includes(sort)
  return {
    searchType,
    query,
    literal: next.isLiteral ? 'yes' : undefined,
    hidden: next.withHidden ? 'yes' : undefined,
    ...parametersOf(next),
    within: publishedWithin === 'all' ? undefined : publishedWithin,
    sort: isUsual ? undefined : sort,
    page: page > 1 ? page : undefined,
  }
}

/**
 * The address of a changed search. Any change except of the page resets the page to 1. Without a chosen order the usual
 * one applies.
 */
export const searchHref = (address: SearchAddress, change: Partial<SearchAddress> = {}): string =>
  paths.search(changed(address, change))

/** The address of the page with all filters. */
export function filtersHref(address: SearchAddress, change: Partial<SearchAddress> = {}): string {
  const [, query] = searchHref(address, change).split('?')
  const parameters = new URLSearchParams(query)
  if (address.searchType === 'companies') parameters.set('searchType', address.searchType)
  return ownPaths.searchFilters(parameters)
}

/** The feed of the results, without order and pages; searches for companies have no feed. */
export function feedOf(address: SearchAddress): string | undefined {
  const { query, searchType } = address
  if (searchType === 'companies') return undefined
  return searchFeedPath({ searchType, query, ...parametersOf(address) })
}

/** The change that removes a filter. */
export function withoutFilter(name: Droppable): Partial<SearchAddress> {
  if (name === 'budget') return { budgetFromCents: null, budgetToCents: null }
  return name === 'publishedWithin' ? { publishedWithin: 'all' } : { [name]: [] }
}

/** The change that removes all filters and keeps the query. */
export const withoutFilters: Partial<SearchAddress> = Object.assign(
  {},
  ...[...Object.values(choicesOfSearch).flat(), 'budget' as const, 'publishedWithin' as const].map(withoutFilter),
)

/** One applied choice: a value of a filter, or the range of prices or of days. */
export type AppliedFilter =
  | { readonly name: ChoiceName; readonly value: string | number }
  | { readonly name: 'budget' | 'publishedWithin'; readonly value?: undefined }

export const appliedFilters = (address: SearchAddress): AppliedFilter[] => [
  ...choicesOfSearch[address.searchType].flatMap((name) =>
    address[name].map((value): AppliedFilter => ({ name, value })),
  ),
  ...(hasPrices(address) && (address.budgetFromCents ?? address.budgetToCents) !== null
    ? [{ name: 'budget' as const }]
    : []),
  ...(address.publishedWithin === 'all' ? [] : [{ name: 'publishedWithin' as const }]),
]

export const appliedCount = (address: SearchAddress): number => appliedFilters(address).length

/** The change that adds or removes a value of a filter. */
export const toggledFilter = (
  address: SearchAddress,
  name: ChoiceName,
  value: string | number,
): Partial<SearchAddress> => ({
  [name]: toggled<string | number>(address[name], value),
})

/** `values` with `value` added or removed. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
