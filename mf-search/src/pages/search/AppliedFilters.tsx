import { useText } from '@sild/shell-api'
import { Chip, Cluster, Link } from '@sild/ui'
import { appliedName, type KnownNames } from '../../search-address/filter-names.ts'
import {
  type AppliedFilter,
  appliedFilters,
  type SearchAddress,
  searchHref,
  toggledFilter,
  withoutFilter,
  withoutFilters,
} from '../../search-address/search-address.ts'

interface AppliedFiltersProps {
  address: SearchAddress
  known: KnownNames
}

const without = (address: SearchAddress, { name, value }: AppliedFilter): Partial<SearchAddress> =>
  value === undefined ? withoutFilter(name) : toggledFilter(address, name, value)

/** The chosen filters, each with a link that removes it. */
export function AppliedFilters({ address, known }: AppliedFiltersProps) {
  const text = useText('mf-search')
  const applied = appliedFilters(address)
  if (applied.length === 0) return null
  return (
    <Cluster>
      {applied.map((one) => {
        const label = appliedName(one, address, known) ?? String(one.value)
        return (
          <Chip
            key={`${one.name} ${one.value}`}
            removeLabel={text('filter.remove', { filter: label })}
            removeHref={searchHref(address, without(address, one))}
          >
            {label}
          </Chip>
        )
      })}
      <Link variant="quiet" isAlone href={searchHref(address, withoutFilters)}>
        {text('filter.clear')}
      </Link>
    </Cluster>
  )
}
