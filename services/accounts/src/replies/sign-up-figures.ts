import type { FigureRange } from '@sild/contract/figures'
import type { Reply } from '@sild/contract/schemas'
import { type Database, figuresCountedAt, figureSteps, splitSteps, sql, sumOf } from '@sild/service-kit'

type Figures = Reply<'getSignUpFigures'>
const counted = ['registeredCount', 'verifiedCount'] as const

export async function signUpFigures(database: Database, range: FigureRange): Promise<Figures> {
  const [rows, countedAt] = await Promise.all([
    database.query<Figures['steps'][number]>(sql`
      with steps as (${figureSteps(range)})
      select begin::text as "from", coalesce(sum(registered_count), 0)::int as "registeredCount",
        coalesce(sum(verified_count), 0)::int as "verifiedCount"
      from steps left join sign_up_days on day >= begin and day < finish
      group by begin order by begin`),
    figuresCountedAt(database),
  ])
  const { before, steps } = splitSteps(rows)
  return { countedAt, steps: [...steps], total: sumOf(steps, counted), before: sumOf(before, counted) }
}
