import { useIntl, useLocale, useText } from '@sild/shell-api'
import { formatDate, useTimeZone } from '@sild/ui'

/** How figures of releases are written; a dash where nothing was measured. */
export function useFigureWords() {
  const intl = useIntl()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const text = useText('mf-backoffice.operations')
  return {
    at: (hour: string): string => formatDate(hour, locale, 'dayAndTime', timeZone),
    count: (value: number): string => intl.formatNumber(value),
    ms: (value: number | null): string => (value === null ? '–' : text('ms', { value: Math.round(value) })),
    share: (part: number, of: number): string =>
      of === 0 ? '–' : intl.formatNumber(part / of, { style: 'percent', maximumFractionDigits: 2 }),
  }
}
