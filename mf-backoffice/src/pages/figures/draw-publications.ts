import type { ReplyOf } from '@sild/api-client'
import type { getPublicationFigures } from '@sild/contract/publications/figure-operations'
import { sumOf } from '../../charts/bar.ts'
import type { Figure, Say } from './figure.ts'
import { figureOf } from './figure-of.ts'

type Counts = ReplyOf<typeof getPublicationFigures>['total']

const partsOf = ({ expertsCount, projectsCount, servicesCount }: Counts) => [projectsCount, servicesCount, expertsCount]
const allOf = (counts: Counts): number => sumOf(partsOf(counts))

export function drawPublications(reply: ReplyOf<typeof getPublicationFigures>, say: Say): Figure {
  const { number, text } = say
  const kinds = [
    text('mf-backoffice.figures.publications.projects'),
    text('mf-backoffice.figures.publications.services'),
    text('mf-backoffice.figures.publications.experts'),
  ]
  return figureOf<Counts>(reply, say, {
    shown: (counts) => number(allOf(counts)),
    facts: [text('mf-backoffice.figures.before', { value: number(allOf(reply.before)) })],
    isEmpty: allOf(reply.total) === 0,
    partsOf,
    heightText: number,
    legend: kinds,
    columns: kinds.map((name, index) => [name, (counts) => partsOf(counts)[index] ?? null]),
  })
}
