import type { getSignUpFigures } from '@sild/contract/accounts/figure-operations'
import type { ReplyOf } from '@sild/api-client'
import type { Figure, Say } from './figure.ts'
import { figureOf } from './figure-of.ts'

export function drawSignUps(reply: ReplyOf<typeof getSignUpFigures>, say: Say): Figure {
  const { number, share, text } = say
  const { before, total } = reply
  return figureOf<typeof total>(reply, say, {
    shown: ({ registeredCount }) => number(registeredCount),
    facts: [
      text('mf-backoffice.figures.before', { value: number(before.registeredCount) }),
      text('mf-backoffice.figures.sign-ups.confirmed', { share: share(total.verifiedCount, total.registeredCount) }),
    ],
    isEmpty: total.registeredCount === 0,
    partsOf: ({ registeredCount, verifiedCount }) => [verifiedCount, registeredCount - verifiedCount],
    heightText: number,
    legend: [text('mf-backoffice.figures.sign-ups.verified'), text('mf-backoffice.figures.sign-ups.unverified')],
    columns: [
      [text('mf-backoffice.figures.sign-ups.registered'), ({ registeredCount }) => registeredCount],
      [text('mf-backoffice.figures.sign-ups.verified'), ({ verifiedCount }) => verifiedCount],
    ],
  })
}
