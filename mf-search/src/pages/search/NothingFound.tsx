import type { Droppable } from '@sild/contract/search/choices'
import type { SearchReply } from '@sild/contract/search/schemas'
import { useIntl } from '@sild/shell-api'
import { ButtonLink, EmptyState, formatNumber } from '@sild/ui'
import { appliedName, type KnownNames } from '../../search-address/filter-names.ts'
import { SaveSearchButton } from './SaveSearchButton.tsx'
import {
  appliedFilters,
  type SearchAddress,
  searchHref,
  withoutFilter,
  withoutFilters,
} from '../../search-address/search-address.ts'

interface NothingFoundProps {
  address: SearchAddress
  found: Pick<SearchReply, 'pagesCount' | 'total' | 'without'>
  known: KnownNames
}

/** Without results: save the search, remove one filter, or remove all of them. */
export function NothingFound({ address, found, known }: NothingFoundProps) {
  const { intl, locale } = known
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `mf-search.${id}` }, values)
  if (found.total > 0) return <BeyondTheEnd address={address} found={found} />
  const applied = appliedFilters(address)
  const nameOf = (filter: Droppable) =>
    applied
      .filter(({ name }) => name === filter)
      .map((one) => appliedName(one, address, known) ?? String(one.value))
      .join(', ')
  const ways = [
    ...(found.without ?? []).map(({ filter, count }) => ({
      label: text('nothing.without', { shown: formatNumber(count, locale), filter: nameOf(filter) }),
      href: searchHref(address, withoutFilter(filter)),
    })),
    ...(applied.length > 0
      ? [{ label: text('nothing.without-filters'), href: searchHref(address, withoutFilters) }]
      : []),
    ...(address.query
      ? [{ label: text('nothing.without-words', { query: address.query }), href: searchHref(address, { query: '' }) }]
      : []),
  ]
  return (
    <EmptyState
      level={2}
      title={text('nothing')}
      action={
        <>
          <SaveSearchButton isMain address={address} known={known} />
          {ways.map(({ label, href }) => (
            <ButtonLink key={label} href={href}>
              {label}
            </ButtonLink>
          ))}
        </>
      }
    >
      {text('nothing.text')}
    </EmptyState>
  )
}

/** There are results, but not on a page so far down. */
function BeyondTheEnd({ address, found: { pagesCount } }: Pick<NothingFoundProps, 'address' | 'found'>) {
  const intl = useIntl()
  return (
    <EmptyState
      level={2}
      title={intl.formatMessage({ id: 'mf-search.beyond' }, { page: address.page })}
      action={
        <ButtonLink variant="primary" href={searchHref(address, { page: pagesCount })}>
          {intl.formatMessage({ id: 'mf-search.beyond.last' })}
        </ButtonLink>
      }
    >
      {intl.formatMessage({ id: 'mf-search.beyond.text' }, { count: pagesCount })}
    </EmptyState>
  )
}
