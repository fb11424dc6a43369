import { highestOf } from '../../charts/bar.ts'
import type { Figure, Say } from './figure.ts'

type Column<Counts> = [
  name: string,
  valueOf: (counts: Counts) => number | null,
  format?: (value: number | null) => string,
]

interface Drawing<Counts> extends Pick<Figure, 'facts' | 'isEmpty' | 'legend'> {
  /** The headline, and the tooltip of a bar. */
  shown: (counts: Counts) => string
  partsOf: (counts: Counts) => readonly number[]
  heightText: (height: number) => string
  /** The top of the chart, if it is not the highest bar. */
  most?: number
  /** Values are plain numbers unless a column has a format. */
  columns: readonly Column<Counts>[]
}

/** The chart and the table of a reply. */
export function figureOf<Counts>(
  reply: { countedAt: string | null; steps: readonly (Counts & { from: string })[]; total: Counts },
  { number, step }: Say,
  { columns, heightText, partsOf, shown, ...drawing }: Drawing<Counts>,
): Figure {
  const bars = reply.steps.map((counts) => ({
    key: counts.from,
    parts: partsOf(counts),
    title: `${step(counts.from)}: ${shown(counts)}`,
  }))
  return {
    ...drawing,
    headline: shown(reply.total),
    countedAt: reply.countedAt,
    bars,
    mostText: heightText(drawing.most ?? highestOf(bars)),
    columns: columns.map(([name]) => name),
    rows: reply.steps.map((counts) => ({
      from: counts.from,
      name: step(counts.from),
      cells: columns.map(([, valueOf, format]) => (format ? format(valueOf(counts)) : number(valueOf(counts) ?? 0))),
      values: columns.map(([, valueOf]) => valueOf(counts)),
    })),
  }
}
