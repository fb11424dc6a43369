import { useIntl } from '@sild/shell-api'
import { Chip, Cluster } from '@sild/ui'
import { type SearchAddress, searchHref, sortsOf } from '../../search-address/search-address.ts'

export function SortOrder({ address }: { address: SearchAddress }) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'mf-search.sort' })}>
      <Cluster gap={4}>
        {sortsOf[address.searchType].map((sort) => (
          <Chip key={sort} href={searchHref(address, { sort })} isSelected={sort === address.sort}>
            {intl.formatMessage({ id: `mf-search.sort.${sort}` })}
          </Chip>
        ))}
      </Cluster>
    </nav>
  )
}
