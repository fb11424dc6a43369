import { useIntl } from '@sild/shell-api'
import { ButtonLink, CountBadge, lazyPart } from '@sild/ui'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ShownCategory } from '../../cards/shown-card.ts'
import { appliedCount, filtersHref, type SearchAddress } from '../../search-address/search-address.ts'

const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "filter-sheet" */ '../filters/FilterSheet.tsx')).FilterSheet,
)

/** Opens the sheet of all filters; without scripts it links to their page. */
export function AllFiltersLink({
  address,
  categories,
}: {
  address: SearchAddress
  categories: readonly ShownCategory[]
}) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const count = appliedCount(address)
  return (
    <>
      <ButtonLink
        isWide
        href={filtersHref(address)}
        rel="nofollow"
        icon={<SlidersHorizontal size={16} aria-hidden />}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {intl.formatMessage({ id: 'mf-search.filters.all' })}
        <CountBadge
          tone="neutral"
          count={count}
          label={intl.formatMessage({ id: 'mf-search.filters.applied' }, { count })}
        />
      </ButtonLink>
      <Suspense fallback={null}>
        {isOpen && <FilterSheet address={address} categories={categories} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
