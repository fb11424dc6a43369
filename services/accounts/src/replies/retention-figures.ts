import type { Reply } from '@sild/contract/schemas'
import { type Database, figuresCountedAt, sql } from '@sild/service-kit'
import { COHORTS, currentWeek } from '../models/active-week.ts'

type Figures = Reply<'getRetentionFigures'>

/** The cohorts of the last weeks, the oldest first. */
export async function retentionFigures(database: Database): Promise<Figures> {
  const [cohorts, countedAt] = await Promise.all([
    database.query<Figures['cohorts'][number]>(sql`
      with weeks as (
        select ${currentWeek} - 7 * back as week from generate_series(0, ${COHORTS - 1}::int) as back
      )
      select cohorts.week::text as week,
        coalesce((select sum(registered_count) from sign_up_days
          where day >= cohorts.week and day < cohorts.week + 7), 0)::int as "usersCount",
        array(
          select coalesce(users_count, 0) from weeks left join cohort_weeks
            on cohort_weeks.cohort = cohorts.week and cohort_weeks.week = weeks.week
          where weeks.week >= cohorts.week order by weeks.week
        ) as "activeCounts"
      from weeks as cohorts order by week`),
    figuresCountedAt(database),
  ])
  return { countedAt, cohorts }
}
