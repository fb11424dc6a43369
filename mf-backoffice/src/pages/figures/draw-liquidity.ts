import type { ReplyOf } from '@sild/api-client'
import type { getLiquidityFigures } from '@sild/contract/publications/figure-operations'
import type { Figure, Say } from './figure.ts'
import { figureOf } from './figure-of.ts'

type Counts = ReplyOf<typeof getLiquidityFigures>['total']

const WHOLE = 100
const shareOf = ({ answeredCount, projectsCount }: Counts): number | null =>
  projectsCount === 0 ? null : answeredCount / projectsCount

export function drawLiquidity(reply: ReplyOf<typeof getLiquidityFigures>, say: Say): Figure {
  const { before, total } = reply
  const { share, text } = say
  const percent = (part: number | null) => (part === null ? share(0, 0) : share(part, 1))
  return figureOf<Counts>(reply, say, {
    shown: (counts) => percent(shareOf(counts)),
    facts: [
      text('mf-backoffice.figures.liquidity.of', { count: total.projectsCount }),
      text('mf-backoffice.figures.before', { value: percent(shareOf(before)) }),
    ],
    isEmpty: total.projectsCount === 0,
    partsOf: (counts) => [WHOLE * (shareOf(counts) ?? 0)],
    most: WHOLE,
    heightText: (height) => share(height, WHOLE),
    legend: [],
    columns: [
      [text('mf-backoffice.figures.liquidity.column.projects'), ({ projectsCount }) => projectsCount],
      [text('mf-backoffice.figures.liquidity.column.answered'), ({ answeredCount }) => answeredCount],
      [text('mf-backoffice.figures.liquidity.column.share'), shareOf, percent],
    ],
  })
}
