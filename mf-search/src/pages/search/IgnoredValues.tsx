import { useIntl } from '@sild/shell-api'
import { Notice } from '@sild/ui'

const SHOWN = 3
const LONGEST = 40
const shortened = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)

/** Lists unknown values of the address, so that readers know they were not applied. */
export function IgnoredValues({ values }: { values: readonly string[] }) {
  const intl = useIntl()
  if (values.length === 0) return null
  const shown = values.slice(0, SHOWN).map(shortened)
  return (
    <Notice>
      {intl.formatMessage(
        { id: 'mf-search.ignored' },
        { values: shown.join(', ') + (values.length > SHOWN ? ', …' : '') },
      )}
    </Notice>
  )
}
