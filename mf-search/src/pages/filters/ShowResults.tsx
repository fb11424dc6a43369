import { useIntl, useLocale } from '@sild/shell-api'
import { Button, formatNumber } from '@sild/ui'
import type { SearchFiltersReply } from '@sild/contract/search/schemas'

interface ShowResultsProps {
  form: string
  counted: SearchFiltersReply | null
  isCounting: boolean
  hasFailed: boolean
}

/** Submits a form of filters, and shows the count of results. */
export function ShowResults({ form, counted, hasFailed, isCounting }: ShowResultsProps) {
  const intl = useIntl()
  const locale = useLocale()
  const label = (): string => {
    if (!counted || hasFailed) return intl.formatMessage({ id: 'mf-search.filters.show.unknown' })
    const { isTotalExact, total } = counted
    return isTotalExact
      ? intl.formatMessage({ id: 'mf-search.filters.show' }, { total })
      : intl.formatMessage({ id: 'mf-search.filters.show.more' }, { total: formatNumber(total, locale) })
  }
  return (
    <Button type="submit" form={form} variant="primary" aria-busy={isCounting}>
      <span role="status">{label()}</span>
    </Button>
  )
}
