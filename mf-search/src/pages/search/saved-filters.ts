import type { saveSearchBody, SavedFilters } from '@sild/contract/search/saved-schemas'
import { paths } from '@sild/paths'
import type { input } from 'zod/mini'
import type { ShownCategory } from '../../cards/shown-card.ts'
import { appliedCount, type SearchAddress } from './search-address.ts'

export type SaveInput = input<typeof saveSearchBody>

/** Words or a filter of a kind that comes one by one: of companies nobody is told, and of everything neither. */
export const isSavable = (address: SearchAddress): boolean =>
  address.searchType !== 'companies' &&
  (address.query !== '' || appliedCount({ ...address, publishedWithin: 'all' }) > 0)

/** What an address asks for, without its order, page and age. */
export function savedFiltersOf({
  categoryIds,
  countryCodes,
  query,
  searchType,
  workTypes,
}: SearchAddress): Pick<SaveInput, 'categoryIds' | 'countryCodes' | 'query' | 'searchType' | 'workTypes'> {
  if (searchType === 'companies') throw new Error('Companies are not told of')
  return { searchType, query, categoryIds, countryCodes, workTypes }
}

/** The page of a saved search, what came last first. */
export const savedSearchHref = ({ categoryIds, countryCodes, query, searchType, workTypes }: SavedFilters): string =>
  paths.search({ searchType, query, category: categoryIds, country: countryCodes, workType: workTypes, sort: 'date' })

interface Names {
  readonly categories: readonly ShownCategory[]
  readonly regions: Intl.DisplayNames
  readonly workType: (workType: string) => string
}

/** What it asks for, in words: the words themselves first. A category that is gone has no name and is left out. */
export const filterNames = (
  { categoryIds = [], countryCodes = [], query, workTypes = [] }: ReturnType<typeof savedFiltersOf>,
  { categories, regions, workType }: Names,
): string[] => [
  ...(query ? [query] : []),
  ...categoryIds.flatMap((id) => categories.find((category) => category.id === id)?.title ?? []),
  ...countryCodes.map((code) => regions.of(code) ?? code),
  ...workTypes.map(workType),
]
