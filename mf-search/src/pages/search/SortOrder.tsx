import type { SortMode } from '@sild/contract/enums'
import { useText } from '@sild/shell-api'
import { Chip, Cluster, Glyph } from '@sild/ui'
import { type SearchAddress, searchHref, sortsOf } from '../../search-address/search-address.ts'
import * as css from './SortOrder.module.css'

const OPEN = 4

/** The common sort orders, each a link, and the others in a menu. */
export function SortOrder({ address }: { address: SearchAddress }) {
  const text = useText('mf-search')
  const sorts = sortsOf[address.searchType]
  const others = sorts.slice(OPEN)
  const chip = (sort: SortMode) => (
    <Chip key={sort} href={searchHref(address, { sort })} isSelected={sort === address.sort}>
      {text(`sort.${sort}`)}
    </Chip>
  )
  return (
    <nav aria-label={text('sort')}>
      <Cluster gap={4}>
        {sorts.slice(0, OPEN).map(chip)}
        {others.length > 0 && (
          // Open if one of them is chosen, so that it is visible.
          <details className={css.others} open={others.includes(address.sort)}>
            <summary className={css.summary}>
              {text('sort.others')}
              <Glyph name="chevronDown" />
            </summary>
            <Cluster gap={4}>{others.map(chip)}</Cluster>
          </details>
        )}
      </Cluster>
    </nav>
  )
}
