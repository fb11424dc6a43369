import { dateFilters, type SearchType, type SortMode, workTypes } from '@sild/contract/enums'
import { constants, limits } from '@sild/contract/limits'
import type { SearchInput } from '@sild/contract/search/schemas'
import { paths, searchTypeParameters, withQuery } from '@sild/paths'

export const sortsOf: Record<SearchType, readonly SortMode[]> = {
  tasks: ['date', 'score', 'responses'],
  services: ['date', 'score', 'rating'],
  experts: ['date', 'score', 'rating'],
  companies: ['rating', 'date', 'score'],
}

/** What a search page was asked for. Everything stands in its address; what makes no sense there is left out, never an error. */
export interface SearchAddress {
  searchType: SearchType
  query: string
  categoryIds: number[]
  countryCodes: string[]
  workTypes: (typeof workTypes)[number][]
  publishedWithin: (typeof dateFilters)[number]
  sort: SortMode
  page: number
}

function searchTypeOf(pathname: string, parameter: string | null): SearchType {
  if (pathname.endsWith('/companies')) return 'companies'
  const known = Object.entries(searchTypeParameters).find(([, value]) => value === parameter)
  return (known?.[0] as SearchType | undefined) ?? 'tasks'
}
const within = (text: string | null, most: number): number =>
  Math.min(most, Math.max(1, Number.parseInt(text ?? '', 10) || 1))

export function readSearchAddress(url: URL): SearchAddress {
  const parameters = url.searchParams
  const searchType = searchTypeOf(url.pathname, parameters.get('searchType'))
  const query = (parameters.get('query') ?? '').replaceAll('\u0000', '').trim().slice(0, limits.searchQuery.max)
  const sorts = sortsOf[searchType]
  return {
    searchType,
    query,
    categoryIds: parameters.getAll('category').map(Number).filter(Number.isSafeInteger).slice(0, 50),
    countryCodes: parameters
      .getAll('country')
      .filter((code) => /^[A-Z]{2}$/.test(code))
      .slice(0, 50),
    workTypes: workTypes.filter((workType) => parameters.getAll('workType').includes(workType)),
    publishedWithin: dateFilters.find((filter) => filter === parameters.get('within')) ?? 'all',
    // With words to look for, what fits best comes first.
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? (query ? 'score' : sorts[0]!),
    page: within(parameters.get('page'), constants.searchPageMax),
  }
}

export const searchBodyOf = (address: SearchAddress): SearchInput => ({ ...address })

/** The address of the same search with something changed. Any change but of the page begins at page 1. */
export function searchHref(address: SearchAddress, change: Partial<SearchAddress> = {}): string {
  const {
    searchType,
    query,
    categoryIds,
    countryCodes,
    workTypes: kinds,
    publishedWithin,
    sort,
    page,
  } = { ...address, page: 1, ...change }
  const usual = query ? 'score' : sortsOf[searchType][0]
  const rest = {
    query,
    category: categoryIds,
    country: countryCodes,
    workType: searchType === 'companies' ? [] : kinds,
    within: publishedWithin === 'all' ? undefined : publishedWithin,
    sort: sort === usual || !sortsOf[searchType].includes(sort) ? undefined : sort,
    page: page > 1 ? page : undefined,
  }
  return searchType === 'companies'
    ? withQuery(paths.search({ searchType }), rest)
    : withQuery('/search', { searchType: searchTypeParameters[searchType], ...rest })
}

/** `values` with `value` taken in or out. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
