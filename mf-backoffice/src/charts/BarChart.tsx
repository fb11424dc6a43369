import { classNames } from '@sild/ui'
import { type Bar, highestOf, sumOf } from './bar.ts'
import * as css from './BarChart.module.css'

const HEIGHT = 160
const BAR = 0.7
const looks = ['first', 'second', 'third'] as const

export interface BarChartProps {
  label: string
  bars: readonly Bar[]
  /** The value of the full height; defaults to the highest bar. */
  most?: number | undefined
  size?: 'regular' | 'small'
}

/** An SVG, because a stylesheet cannot draw numbers; the table next to it contains them as text. */
export function BarChart({ bars, label, most = highestOf(bars), size = 'regular' }: BarChartProps) {
  const heightOf = (value: number): number => Math.round((HEIGHT * value) / most)
  return (
    <svg
      role="img"
      aria-label={label}
      className={classNames(css.chart, css[size])}
      viewBox={`0 0 ${bars.length} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ key, parts, title }, index) => (
        <g key={key}>
          {title && <title>{title}</title>}
          {looks.slice(0, parts.length).map((look, number) => (
            <rect
              key={look}
              className={css[look]}
              x={index + (1 - BAR) / 2}
              y={HEIGHT - sumOf(parts.slice(0, number + 1).map(heightOf))}
              width={BAR}
              height={heightOf(parts[number] ?? 0)}
            />
          ))}
          <rect className={css.ground} x={index} y={HEIGHT} width={1} height={1} />
        </g>
      ))}
    </svg>
  )
}
