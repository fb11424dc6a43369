import type { getSignUpFigures } from '@sild/contract/accounts/figure-operations'
import type { ReplyOf } from '@sild/api-client'
import { highestOf } from '../../charts/bar.ts'
import type { Figure, Say } from './figure.ts'

export function drawSignUps(
  { before, countedAt, steps, total }: ReplyOf<typeof getSignUpFigures>,
  { number, share, step, text }: Say,
): Figure {
  const bars = steps.map(({ from, registeredCount, verifiedCount }) => ({
    key: from,
    parts: [verifiedCount, registeredCount - verifiedCount],
    title: `${step(from)}: ${number(registeredCount)}`,
  }))
  return {
    headline: number(total.registeredCount),
    facts: [
      text('mf-backoffice.figures.before', { value: number(before.registeredCount) }),
      text('mf-backoffice.figures.sign-ups.confirmed', { share: share(total.verifiedCount, total.registeredCount) }),
    ],
    isEmpty: total.registeredCount === 0,
    countedAt,
    bars,
    mostText: number(highestOf(bars)),
    legend: [text('mf-backoffice.figures.sign-ups.verified'), text('mf-backoffice.figures.sign-ups.unverified')],
    columns: [text('mf-backoffice.figures.sign-ups.registered'), text('mf-backoffice.figures.sign-ups.verified')],
    rows: steps.map(({ from, registeredCount, verifiedCount }) => ({
      from,
      name: step(from),
      cells: [number(registeredCount), number(verifiedCount)],
      values: [registeredCount, verifiedCount],
    })),
  }
}
