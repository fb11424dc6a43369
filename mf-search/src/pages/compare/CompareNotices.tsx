import { searchLimits } from '@sild/contract/search/limits'
import { useText } from '@sild/shell-api'
import { Notice } from '@sild/ui'
import type { LoadedCompare } from './load-compare.ts'

/** Cards in the address that the table does not show. */
export function CompareNotices({ cardType, excessCount, goneCount, others }: LoadedCompare) {
  const text = useText('mf-search.compare')
  return (
    <>
      {excessCount > 0 && (
        <Notice tone="warning">{text('excess', { count: excessCount, max: searchLimits.comparedCards })}</Notice>
      )}
      {others.length > 0 && (
        <Notice tone="warning">{text(`others.${cardType ?? 'none'}`, { names: others.join(', ') })}</Notice>
      )}
      {goneCount > 0 && <Notice>{text('gone', { count: goneCount })}</Notice>}
    </>
  )
}
