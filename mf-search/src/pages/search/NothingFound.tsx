import { useIntl } from '@sild/shell-api'
import { ButtonLink, Cluster, EmptyState } from '@sild/ui'
import { type SearchAddress, searchHref } from './search-address.ts'

/** Nothing fits: take away one thing, or all of them. */
export function NothingFound({ address }: { address: SearchAddress }) {
  const intl = useIntl()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `mf-search.${id}` }, values)
  const isFiltered =
    address.categoryIds.length + address.countryCodes.length + address.workTypes.length > 0 ||
    address.publishedWithin !== 'all'
  const ways = [
    ...(isFiltered
      ? [
          {
            label: text('nothing.without-filters'),
            href: searchHref(address, { categoryIds: [], countryCodes: [], workTypes: [], publishedWithin: 'all' }),
          },
        ]
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
        <Cluster>
          {ways.map(({ label, href }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      }
    >
      {text('nothing.text')}
    </EmptyState>
  )
}
