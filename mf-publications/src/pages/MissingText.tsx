import type { NeededPart } from '@sild/contract/publications/missing-parts'
import { useText } from '@sild/shell-api'
import { Text } from '@sild/ui'

/** Lists what is missing before a publication can be sent; nothing if it is complete. */
export function MissingText({ missing }: { missing: readonly NeededPart[] }) {
  const text = useText('mf-publications.missing')
  if (missing.length === 0) return null
  return <Text tone="warning">{text('parts', { parts: missing.map((part) => text(`part.${part}`)).join(', ') })}</Text>
}
