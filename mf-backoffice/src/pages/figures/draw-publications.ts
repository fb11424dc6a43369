import type { ReplyOf } from '@sild/api-client'
import type { getPublicationFigures } from '@sild/contract/publications/figure-operations'
import { highestOf, sumOf } from '../../charts/bar.ts'
import type { Figure, Say } from './figure.ts'

type Counts = Readonly<Record<'projectsCount' | 'servicesCount' | 'expertsCount', number>>
const partsOf = ({ expertsCount, projectsCount, servicesCount }: Counts): number[] => [
  projectsCount,
  servicesCount,
  expertsCount,
]
const allOf = (counts: Counts): number => sumOf(partsOf(counts))

export function drawPublications(
  { before, countedAt, steps, total }: ReplyOf<typeof getPublicationFigures>,
  { number, step, text }: Say,
): Figure {
  const bars = steps.map((counts) => ({
    key: counts.from,
    parts: partsOf(counts),
    title: `${step(counts.from)}: ${number(allOf(counts))}`,
  }))
  const kinds = [
    text('mf-backoffice.figures.publications.projects'),
    text('mf-backoffice.figures.publications.services'),
    text('mf-backoffice.figures.publications.experts'),
  ]
  return {
    headline: number(allOf(total)),
    facts: [text('mf-backoffice.figures.before', { value: number(allOf(before)) })],
    isEmpty: allOf(total) === 0,
    countedAt,
    bars,
    mostText: number(highestOf(bars)),
    legend: kinds,
    columns: kinds,
    rows: steps.map((counts) => ({
      from: counts.from,
      name: step(counts.from),
      cells: partsOf(counts).map((count) => number(count)),
      values: partsOf(counts),
    })),
  }
}
