import { useIntl, useLocale } from '@sild/shell-api'
import { Chip, Cluster, Link } from '@sild/ui'
import type { ShownCategory } from '../../cards/shown-card.ts'
import { regionNames } from '../../region-names.ts'
import { type SearchAddress, searchHref, toggled, withoutFilters } from './search-address.ts'

interface AppliedFiltersProps {
  address: SearchAddress
  categories: readonly ShownCategory[]
}

/** The chosen filters once more, each with its way out. */
export function AppliedFilters({ address, categories }: AppliedFiltersProps) {
  const intl = useIntl()
  const regions = regionNames(useLocale())
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `mf-search.${id}` }, values)
  const applied = [
    ...address.categoryIds.map((id) => ({
      label: categories.find((category) => category.id === id)?.title ?? String(id),
      href: searchHref(address, { categoryIds: toggled(address.categoryIds, id) }),
    })),
    ...address.countryCodes.map((code) => ({
      label: regions.of(code) ?? code,
      href: searchHref(address, { countryCodes: toggled(address.countryCodes, code) }),
    })),
    ...address.workTypes.map((workType) => ({
      label: text(`workType.${workType}`),
      href: searchHref(address, { workTypes: toggled(address.workTypes, workType) }),
    })),
    ...(address.publishedWithin === 'all'
      ? []
      : [{ label: text(`within.${address.publishedWithin}`), href: searchHref(address, { publishedWithin: 'all' }) }]),
  ]
  if (applied.length === 0) return null
  return (
    <Cluster>
      {applied.map(({ label, href }) => (
        <Chip key={label} removeLabel={text('filter.remove', { filter: label })} removeHref={href}>
          {label}
        </Chip>
      ))}
      <Link variant="quiet" isAlone href={searchHref(address, withoutFilters)}>
        {text('filter.clear')}
      </Link>
    </Cluster>
  )
}
