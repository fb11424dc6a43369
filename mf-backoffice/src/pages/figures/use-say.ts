import { type FigureRange, figureRanges } from '@sild/contract/figures'
import { useIntl, useLocale } from '@sild/shell-api'
import { formatDate, formatNumber } from '@sild/ui'
import type { Say } from './figure.ts'

const HOUR_MINUTES = 60

/** @param range says whether steps are days, weeks or months */
export function useSay(range: FigureRange): Say {
  const intl = useIntl()
  const locale = useLocale()
  const style = figureRanges[range].unit === 'month' ? 'month' : 'shortDay'
  const text: Say['text'] = (id, values) => intl.formatMessage({ id }, values)
  return {
    range,
    text,
    number: (value) => formatNumber(value, locale),
    minutes: (value) =>
      value === null
        ? text('mf-backoffice.figures.none')
        : text('mf-backoffice.figures.minutes', {
            hours: Math.floor(value / HOUR_MINUTES),
            minutes: value % HOUR_MINUTES,
          }),
    share: (part, whole) =>
      whole === 0
        ? text('mf-backoffice.figures.none')
        : intl.formatNumber(part / whole, { style: 'percent', maximumFractionDigits: 0 }),
    step: (from) => formatDate(`${from}T00:00:00Z`, locale, style, 'UTC'),
  }
}
