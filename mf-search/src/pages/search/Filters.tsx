import { dateFilters, workTypes } from '@sild/contract/enums'
import type { SearchReply } from '@sild/contract/search/schemas'
import { useIntl, useLocale } from '@sild/shell-api'
import { CountBadge, Glyph, Stack } from '@sild/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { regionNames } from '../../region-names.ts'
import type { ShownCategory } from '../../cards/shown-card.ts'
import { FilterList, type FilterListProps } from './FilterList.tsx'
import * as css from './Filters.module.css'
import { appliedCount, type SearchAddress, searchHref, toggled } from './search-address.ts'

interface FiltersProps {
  address: SearchAddress
  found: Pick<SearchReply, 'facets'>
  categories: readonly ShownCategory[]
}

/**
 * Beside the results where there is room; above them, folded away, where there is not. Every choice is a link. They stand in the
 * document once: what opens them is empty and says, by its state, whether what follows it is shown.
 */
export function Filters(props: FiltersProps) {
  const intl = useIntl()
  const count = appliedCount(props.address)
  const filters = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Each address begins at its top: who chooses further down goes on from there.
    if (filters.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [props.address])
  return (
    <div ref={filters} className={css.filters}>
      <details className={css.opener}>
        <summary className={css.summary}>
          <SlidersHorizontal size={16} aria-hidden />
          {intl.formatMessage({ id: 'mf-search.filters' })}
          <CountBadge count={count} label={intl.formatMessage({ id: 'mf-search.filters.applied' }, { count })} />
          <Glyph name="chevronDown" className={css.fold} />
        </summary>
      </details>
      <Stack gap={24} className={css.lists}>
        {useFilterLists(props).map((list) => (
          <FilterList key={list.title} {...list} />
        ))}
      </Stack>
    </div>
  )
}

function useFilterLists({ address, found, categories }: FiltersProps): FilterListProps[] {
  const intl = useIntl()
  const locale = useLocale()
  const text = (id: string) => intl.formatMessage({ id: `mf-search.${id}` })
  const regions = regionNames(locale)
  const countOf = (facet: SearchReply['facets'][keyof SearchReply['facets']], value: string | number) =>
    facet.find((one) => one.value === value)?.count ?? 0
  // What is chosen stays in the list, even where it finds nothing.
  const countryCodes = [
    ...new Set([...address.countryCodes, ...found.facets.countries.map(({ value }) => String(value))]),
  ]
  const lists: FilterListProps[] = [
    {
      title: text('filter.category'),
      visibleCount: 8,
      moreLabel: text('filter.more'),
      options: categories.map(({ id, title }) => ({
        href: searchHref(address, { categoryIds: toggled(address.categoryIds, id) }),
        label: title,
        count: countOf(found.facets.categories, id),
        isSelected: address.categoryIds.includes(id),
      })),
    },
    {
      title: text('filter.country'),
      visibleCount: 6,
      moreLabel: text('filter.more'),
      options: countryCodes.map((code) => ({
        href: searchHref(address, { countryCodes: toggled(address.countryCodes, code) }),
        label: regions.of(code) ?? code,
        count: countOf(found.facets.countries, code),
        isSelected: address.countryCodes.includes(code),
      })),
    },
    ...(address.searchType === 'companies'
      ? []
      : [
          {
            title: text('filter.workType'),
            options: workTypes.map((workType) => ({
              href: searchHref(address, { workTypes: toggled(address.workTypes, workType) }),
              label: text(`workType.${workType}`),
              count: countOf(found.facets.workTypes, workType),
              isSelected: address.workTypes.includes(workType),
            })),
          },
          {
            title: text('filter.within'),
            isSingle: true,
            options: dateFilters.map((filter) => ({
              href: searchHref(address, { publishedWithin: filter }),
              label: text(`within.${filter}`),
              isSelected: filter === address.publishedWithin,
            })),
          },
        ]),
  ]
  return lists.filter(({ options }) => options.length > 0)
}
