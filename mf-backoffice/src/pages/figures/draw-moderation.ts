import type { ReplyOf } from '@sild/api-client'
import type { getModerationFigures } from '@sild/contract/moderation/figure-operations'
import type { Figure, Say } from './figure.ts'
import { figureOf } from './figure-of.ts'

export function drawModeration(reply: ReplyOf<typeof getModerationFigures>, say: Say): Figure {
  const { minutes, share, text } = say
  const { before, total } = reply
  return figureOf<typeof total>(reply, say, {
    shown: ({ medianMinutes }) => minutes(medianMinutes),
    facts: [
      text('mf-backoffice.figures.moderation.p90', { time: minutes(total.p90Minutes) }),
      text('mf-backoffice.figures.moderation.in-time', { share: share(total.inTimeCount, total.decidedCount) }),
      text('mf-backoffice.figures.before', { value: minutes(before.medianMinutes) }),
    ],
    isEmpty: total.decidedCount === 0,
    partsOf: ({ medianMinutes, p90Minutes }) => [medianMinutes ?? 0, (p90Minutes ?? 0) - (medianMinutes ?? 0)],
    heightText: minutes,
    legend: [
      text('mf-backoffice.figures.moderation.legend.median'),
      text('mf-backoffice.figures.moderation.legend.p90'),
    ],
    columns: [
      [text('mf-backoffice.figures.moderation.column.decided'), ({ decidedCount }) => decidedCount],
      [text('mf-backoffice.figures.moderation.column.in-time'), ({ inTimeCount }) => inTimeCount],
      [text('mf-backoffice.figures.moderation.column.median'), ({ medianMinutes }) => medianMinutes, minutes],
      [text('mf-backoffice.figures.moderation.column.p90'), ({ p90Minutes }) => p90Minutes, minutes],
    ],
  })
}
