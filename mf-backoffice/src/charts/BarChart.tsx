import * as css from './BarChart.module.css'

const HEIGHT = 160
const BAR = 0.7
const looks = ['first', 'second'] as const

export interface BarChartProps {
  label: string
  /** The parts of a bar stand on each other, two at most. */
  bars: readonly { key: string; parts: readonly number[] }[]
  /** What fills the height; the highest bar where absent. */
  most?: number
}

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)

/** Drawn, because a stylesheet knows no numbers; the table beside it says them. */
export function BarChart({ bars, label, most = Math.max(1, ...bars.map(({ parts }) => sumOf(parts))) }: BarChartProps) {
  const heightOf = (value: number): number => Math.round((HEIGHT * value) / most)
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.chart}
      viewBox={`0 0 ${bars.length} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ key, parts }, index) => (
        <g key={key}>
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
