import { useText } from '@sild/shell-api'
import { Link, Text } from '@sild/ui'
import { useMarkedCards } from '../../marked/marked-cards.ts'
import { type SearchAddress, searchHref } from '../../search-address/search-address.ts'

/** Shows a member the results that they have hidden, each as a line that brings it back, or leaves them out again. */
export function HiddenLink({ address }: { address: SearchAddress }) {
  const { savedHidden } = useMarkedCards()
  const text = useText('mf-search.hidden')
  const { withHidden } = address
  if (!withHidden && !savedHidden?.size) return null
  return (
    <Text size={14}>
      <Link href={searchHref(address, { withHidden: !withHidden })}>{text(withHidden ? 'without' : 'with')}</Link>
    </Text>
  )
}
