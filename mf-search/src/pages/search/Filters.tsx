import { dateFilters, workTypes } from '@sild/contract/enums'
import type { SearchReply } from '@sild/contract/search/schemas'
import { useIntl } from '@sild/shell-api'
import { Stack } from '@sild/ui'
import { useEffect, useRef } from 'react'
import { AllFiltersLink } from './AllFiltersLink.tsx'
import { filterTitle, type KnownNames, valueName } from '../../search-address/filter-names.ts'
import { FilterList, type FilterListProps } from './FilterList.tsx'
import * as css from './Filters.module.css'
import { hasPrices, type SearchAddress, searchHref, toggledFilter } from '../../search-address/search-address.ts'

interface FiltersProps {
  address: SearchAddress
  found: Pick<SearchReply, 'facets'>
  known: KnownNames
}

/** The most used filters next to the results on wide screens, each option a link; and a link to all filters. */
export function Filters(props: FiltersProps) {
  const { address, known } = props
  const filters = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Each navigation scrolls to the top; this keeps the focused filter in view.
    if (filters.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [address])
  return (
    <div ref={filters} className={css.filters}>
      <AllFiltersLink address={address} categories={known.categories} />
      <Stack gap={24} className={css.lists}>
        {useFilterLists(props).map((list) => (
          <FilterList key={list.title} {...list} />
        ))}
      </Stack>
    </div>
  )
}

type Facet = SearchReply['facets'][keyof SearchReply['facets']]

function useFilterLists({ address, found: { facets }, known }: FiltersProps): FilterListProps[] {
  const intl = useIntl()
  const moreLabel = intl.formatMessage({ id: 'mf-search.filter.more' })
  const optionsOf = (
    name: 'categoryIds' | 'countryCodes' | 'workTypes',
    facet: Facet,
    values: readonly (string | number)[],
  ): FilterListProps['options'] =>
    values.map((value) => ({
      href: searchHref(address, toggledFilter(address, name, value)),
      label: valueName(name, value, known) ?? String(value),
      count: facet.find((one) => one.value === value)?.count ?? 0,
      isSelected: address[name].some((one) => one === value),
    }))
  // Chosen values stay in the list, even without results.
  const countryCodes = [...new Set([...address.countryCodes, ...facets.countries.map(({ value }) => String(value))])]
  const countOf = (id: number) => facets.categories.find(({ value }) => value === id)?.count ?? 0
  // A category that can no longer be chosen is still shown as long as something is in it.
  const categoryIds = known.categories
    .filter(({ id, isGone }) => !isGone || address.categoryIds.includes(id) || countOf(id) > 0)
    .map(({ id }) => id)
  const lists: FilterListProps[] = [
    {
      title: filterTitle(known, 'categoryIds'),
      visibleCount: 8,
      moreLabel,
      options: optionsOf('categoryIds', facets.categories, categoryIds),
    },
    {
      title: filterTitle(known, 'countryCodes'),
      visibleCount: 6,
      moreLabel,
      options: optionsOf('countryCodes', facets.countries, countryCodes),
    },
  ]
  if (hasPrices(address))
    lists.push(
      { title: filterTitle(known, 'workTypes'), options: optionsOf('workTypes', facets.workTypes, workTypes) },
      {
        title: filterTitle(known, 'publishedWithin'),
        isSingle: true,
        options: dateFilters.map((filter) => ({
          href: searchHref(address, { publishedWithin: filter }),
          label: intl.formatMessage({ id: `mf-search.within.${filter}` }),
          isSelected: filter === address.publishedWithin,
        })),
      },
    )
  return lists.filter(({ options }) => options.length > 0)
}
