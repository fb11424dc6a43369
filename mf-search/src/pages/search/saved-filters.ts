import { choicesOfSearch } from '@sild/contract/search/choices'
import { hasWords } from '@sild/contract/search/has-words'
import type { saveSearchBody, SavedFilters } from '@sild/contract/search/saved-schemas'
import { paths } from '@sild/paths'
import { searchParametersOf } from '@sild/paths/search-filters'
import type { input } from 'zod/mini'
import {
  type AppliedFilter,
  appliedFilters,
  conditionsOf,
  type SearchAddress,
} from '../../search-address/search-address.ts'
import { appliedName, type KnownNames } from '../../search-address/filter-names.ts'

type SaveInput = input<typeof saveSearchBody>
/** A search with the type that the page shows. */
type Filters = Omit<SaveInput, 'isMailed' | 'schedule' | 'title'> & Pick<SavedFilters, 'searchType'>

/**
 * Whether a search can be saved: it has words or a filter other than the age, which is not saved. `companies` cannot be saved at all;
 * `empty` is what the service refuses as "Empty query".
 */
export function savability(address: SearchAddress): 'companies' | 'empty' | 'savable' {
  if (address.searchType === 'companies') return 'companies'
  const isNarrowed = hasWords(address.query) || appliedFilters({ ...address, publishedWithin: 'all' }).length > 0
  return isNarrowed ? 'savable' : 'empty'
}

/** The query and filters of an address, without its order, page and age. */
export function savedFiltersOf(address: SearchAddress): Filters {
  const {
    isLiteral: _reading,
    publishedWithin: _age,
    searchType,
    withHidden: _hidden,
    ...filters
  } = conditionsOf(address)
  if (searchType === 'companies') throw new Error('Companies are not told of')
  return { ...filters, searchType }
}

/** The page of a saved search, latest results first. */
export const savedSearchHref = (search: SavedFilters): string =>
  paths.search({ searchType: search.searchType, query: search.query, ...searchParametersOf(search), sort: 'date' })

/** The query and filters as texts, the query first. A deleted category has no name and is omitted. */
export function filterNames(search: Filters, known: KnownNames): string[] {
  const { budgetFromCents = null, budgetToCents = null, query, searchType } = search
  const choices = choicesOfSearch[searchType].flatMap((name) =>
    (search[name] ?? []).map((value): AppliedFilter => ({ name, value })),
  )
  const applied = (budgetFromCents ?? budgetToCents) === null ? choices : [...choices, { name: 'budget' as const }]
  return [
    ...(query ? [query] : []),
    ...applied.flatMap((one) => appliedName(one, { budgetFromCents, budgetToCents }, known) ?? []),
  ]
}
