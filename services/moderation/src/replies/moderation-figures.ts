import type { FigureRange } from '@sild/contract/figures'
import type { Reply } from '@sild/contract/schemas'
import { type Database, figuresCountedAt, figureSteps, splitSteps, type Sql, sql } from '@sild/service-kit'

type Figures = Reply<'getModerationFigures'>
type Step = Figures['steps'][number]

/** The minutes within which this share of a group's decisions was made (a percentile). */
const within = (share: number): Sql => sql`min(minutes) filter (where decided_up_to >= ${share}::numeric * decided)`

/** Decisions by group and minutes, with the cumulative count of the group. An empty group has one row. */
const spread = (group: Sql): Sql => sql`
  select ${group} as grouped, minutes, sum(decided_count) as decided_count, sum(in_time_count) as in_time_count,
    sum(sum(decided_count)) over (partition by ${group} order by minutes) as decided_up_to,
    sum(sum(decided_count)) over (partition by ${group}) as decided
  from steps left join decision_minutes on day >= begin and day < finish
  group by ${group}, minutes`

const figures = sql`
  coalesce(sum(decided_count), 0)::int as "decidedCount", coalesce(sum(in_time_count), 0)::int as "inTimeCount",
  ${within(0.5)} as "medianMinutes", ${within(0.9)} as "p90Minutes"`

export async function moderationFigures(database: Database, range: FigureRange): Promise<Figures> {
  const steps = figureSteps(range)
  const [rows, halves, countedAt] = await Promise.all([
    database.query<Step>(sql`
      with steps as (${steps}), spread as (${spread(sql`begin`)})
      select grouped::text as "from", ${figures} from spread group by grouped order by grouped`),
    database.query<Figures['total']>(sql`
      with halved as (select *, ntile(2) over (order by begin) as half from (${steps}) as all_steps),
        steps as (select * from halved), spread as (${spread(sql`half`)})
      select ${figures} from spread group by grouped order by grouped`),
    figuresCountedAt(database),
  ])
  const [before, total] = halves
  if (!before || !total) throw new Error('Steps that hold nothing are rows too.')
  return { countedAt, steps: [...splitSteps(rows).steps], total, before }
}
