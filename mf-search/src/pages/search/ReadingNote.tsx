import { useText } from '@sild/shell-api'
import { Link, Text } from '@sild/ui'
import type { LoadedSearch } from './load-search.ts'
import { type SearchAddress, searchHref } from '../../search-address/search-address.ts'

interface ReadingNoteProps {
  address: SearchAddress
  reading: LoadedSearch['found']['reading']
}

/** Shows that the results are for a correction of the query, and links to the typed one. */
export function ReadingNote({ address, reading: { corrected, isPartial, suggested } }: ReadingNoteProps) {
  const text = useText('mf-search.reading')
  const { query } = address
  if (corrected !== null)
    return (
      <Text>
        {text('corrected', { query, corrected })}{' '}
        <Link href={searchHref(address, { isLiteral: true })}>{text('literal', { query })}</Link>
      </Text>
    )
  if (suggested !== null)
    return (
      <Text>
        {text('suggested')} <Link href={searchHref(address, { query: suggested })}>{suggested}</Link>
      </Text>
    )
  return isPartial ? <Text>{text('partial')}</Text> : null
}
