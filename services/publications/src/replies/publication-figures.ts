import type { FigureRange } from '@sild/contract/figures'
import type { Reply } from '@sild/contract/schemas'
import { type Database, figuresCountedAt, figureSteps, type Sql, splitSteps, sql, sumOf } from '@sild/service-kit'

type Figures = Reply<'getPublicationFigures'>
const counted = ['projectsCount', 'servicesCount', 'expertsCount'] as const
const countOf = (cardType: string): Sql =>
  sql`coalesce(sum(publications_count) filter (where card_type = ${cardType}), 0)::int`

export async function publicationFigures(database: Database, range: FigureRange): Promise<Figures> {
  const [rows, countedAt] = await Promise.all([
    database.query<Figures['steps'][number]>(sql`
      with steps as (${figureSteps(range)})
      select begin::text as "from", ${countOf('project')} as "projectsCount", ${countOf('service')} as "servicesCount",
        ${countOf('expert')} as "expertsCount"
      from steps left join published_days on day >= begin and day < finish
      group by begin order by begin`),
    figuresCountedAt(database),
  ])
  const { before, steps } = splitSteps(rows)
  return { countedAt, steps: [...steps], total: sumOf(steps, counted), before: sumOf(before, counted) }
}
