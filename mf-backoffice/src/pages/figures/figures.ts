import { getSignUpFigures } from '@sild/contract/accounts/figure-operations'
import type { FigureRange } from '@sild/contract/figures'
import { getModerationFigures } from '@sild/contract/moderation/figure-operations'
import { getLiquidityFigures, getPublicationFigures } from '@sild/contract/publications/figure-operations'
import { type Shown, shownOf } from '../../shown/shown-of.ts'
import { drawLiquidity } from './draw-liquidity.ts'
import { drawModeration } from './draw-moderation.ts'
import { drawPublications } from './draw-publications.ts'
import { drawSignUps } from './draw-sign-ups.ts'
import type { Figure, FigureId, Say } from './figure.ts'

type ShownFigure = Shown<(say: Say) => Figure>
const inputOf = (range: FigureRange) => ({ query: { range } })

/** The source of each figure, and its form. */
export const figures: Readonly<Record<FigureId, (range: FigureRange) => ShownFigure>> = {
  'sign-ups': (range) => shownOf(getSignUpFigures, inputOf(range), (reply) => (say) => drawSignUps(reply, say)),
  publications: (range) =>
    shownOf(getPublicationFigures, inputOf(range), (reply) => (say) => drawPublications(reply, say)),
  moderation: (range) => shownOf(getModerationFigures, inputOf(range), (reply) => (say) => drawModeration(reply, say)),
  liquidity: (range) => shownOf(getLiquidityFigures, inputOf(range), (reply) => (say) => drawLiquidity(reply, say)),
}
