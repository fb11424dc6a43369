import type { ReplyOf } from '@sild/api-client'
import type { getModerationFigures } from '@sild/contract/moderation/figure-operations'
import { highestOf } from '../../charts/bar.ts'
import type { Figure, Say } from './figure.ts'

export function drawModeration(
  { before, countedAt, steps, total }: ReplyOf<typeof getModerationFigures>,
  { minutes, number, share, step, text }: Say,
): Figure {
  const bars = steps.map(({ from, medianMinutes, p90Minutes }) => ({
    key: from,
    parts: [medianMinutes ?? 0, (p90Minutes ?? 0) - (medianMinutes ?? 0)],
    title: `${step(from)}: ${minutes(medianMinutes)}`,
  }))
  return {
    headline: minutes(total.medianMinutes),
    facts: [
      text('mf-backoffice.figures.moderation.p90', { time: minutes(total.p90Minutes) }),
      text('mf-backoffice.figures.moderation.in-time', { share: share(total.inTimeCount, total.decidedCount) }),
      text('mf-backoffice.figures.before', { value: minutes(before.medianMinutes) }),
    ],
    isEmpty: total.decidedCount === 0,
    countedAt,
    bars,
    mostText: minutes(highestOf(bars)),
    legend: [
      text('mf-backoffice.figures.moderation.legend.median'),
      text('mf-backoffice.figures.moderation.legend.p90'),
    ],
    columns: [
      text('mf-backoffice.figures.moderation.column.decided'),
      text('mf-backoffice.figures.moderation.column.in-time'),
      text('mf-backoffice.figures.moderation.column.median'),
      text('mf-backoffice.figures.moderation.column.p90'),
    ],
    rows: steps.map(({ decidedCount, from, inTimeCount, medianMinutes, p90Minutes }) => ({
      from,
      name: step(from),
      cells: [number(decidedCount), number(inTimeCount), minutes(medianMinutes), minutes(p90Minutes)],
      values: [decidedCount, inTimeCount, medianMinutes, p90Minutes],
    })),
  }
}
