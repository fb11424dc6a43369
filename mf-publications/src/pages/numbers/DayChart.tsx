import { useLocale } from '@sild/shell-api'
import { formatDate, formatNumber } from '@sild/ui'
import * as css from './Numbers.module.css'

const HEIGHT = 64
const BAR = 0.7

interface DayChartProps {
  label: string
  days: readonly { day: string; count: number }[]
}

/** One bar per day, with the maximum labelled. An SVG, because CSS has no data; the table has all numbers. */
export function DayChart({ days, label }: DayChartProps) {
  const locale = useLocale()
  const most = Math.max(1, ...days.map(({ count }) => count))
  const nameOf = (day: string): string => formatDate(`${day}T00:00:00Z`, locale, 'shortDay', 'UTC')
  return (
    <figure className={css.figure}>
      <span className={css.most} aria-hidden>
        {formatNumber(most, locale)}
      </span>
      <svg
        role="img"
        aria-label={label}
        className={css.chart}
        viewBox={`0 0 ${days.length} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
      >
        {days.map(({ count, day }, index) => {
          const height = Math.round((HEIGHT * count) / most)
          return (
            <g key={day}>
              <title>{`${nameOf(day)}: ${formatNumber(count, locale)}`}</title>
              <rect className={css.bar} x={index + (1 - BAR) / 2} y={HEIGHT - height} width={BAR} height={height} />
              <rect className={css.ground} x={index} y={HEIGHT} width={1} height={1} />
            </g>
          )
        })}
      </svg>
      <div className={css.ends} aria-hidden>
        {[days[0], days.at(-1)].map((end) => end && <span key={end.day}>{nameOf(end.day)}</span>)}
      </div>
    </figure>
  )
}
