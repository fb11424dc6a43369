import type { ShownCategory } from '../../cards/shown-card.ts'
import { SaveSearchButton } from './SaveSearchButton.tsx'
import { useIntl } from '@sild/shell-api'
import { ButtonLink, EmptyState } from '@sild/ui'
import { appliedCount, type SearchAddress, searchHref, withoutFilters } from './search-address.ts'

interface NothingFoundProps {
  address: SearchAddress
  categories: readonly ShownCategory[]
}

/** Nothing fits: wait for it, take away one thing, or all of them. */
export function NothingFound({ address, categories }: NothingFoundProps) {
  const intl = useIntl()
  const text = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `mf-search.${id}` }, values)
  const ways = [
    ...(appliedCount(address) > 0
      ? [
          {
            label: text('nothing.without-filters'),
            href: searchHref(address, withoutFilters),
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
        <>
          <SaveSearchButton isMain address={address} categories={categories} />
          {ways.map(({ label, href }) => (
            <ButtonLink key={href} href={href}>
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
