import type { ReplyOf } from '@sild/api-client'
import type { getLiquidityFigures } from '@sild/contract/publications/figure-operations'
import type { Figure, Say } from './figure.ts'

const WHOLE = 100
const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (WHOLE * part) / whole)

export function drawLiquidity(
  { before, countedAt, steps, total }: ReplyOf<typeof getLiquidityFigures>,
  { number, share, step, text }: Say,
): Figure {
  return {
    headline: share(total.answeredCount, total.projectsCount),
    facts: [
      text('mf-backoffice.figures.liquidity.of', { count: total.projectsCount }),
      text('mf-backoffice.figures.before', { value: share(before.answeredCount, before.projectsCount) }),
    ],
    isEmpty: total.projectsCount === 0,
    countedAt,
    bars: steps.map(({ answeredCount, from, projectsCount }) => ({
      key: from,
      parts: [percentOf(answeredCount, projectsCount)],
      title: `${step(from)}: ${share(answeredCount, projectsCount)}`,
    })),
    most: WHOLE,
    mostText: share(1, 1),
    legend: [],
    columns: [
      text('mf-backoffice.figures.liquidity.column.projects'),
      text('mf-backoffice.figures.liquidity.column.answered'),
      text('mf-backoffice.figures.liquidity.column.share'),
    ],
    rows: steps.map(({ answeredCount, from, projectsCount }) => ({
      from,
      name: step(from),
      cells: [number(projectsCount), number(answeredCount), share(answeredCount, projectsCount)],
      values: [projectsCount, answeredCount, projectsCount === 0 ? null : answeredCount / projectsCount],
    })),
  }
}
