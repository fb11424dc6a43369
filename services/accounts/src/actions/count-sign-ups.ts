import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { noteFiguresCounted, run, sql, type Transaction } from '@sild/service-kit'
import { COHORTS, currentWeek } from '../models/active-week.ts'

/** Within so many days people confirm their address. */
const RECENT_DAYS = 31
/** The staff are no customers of ours. */
const isCounted = sql`roles = '{}'`
const joinedDay = sql`(joined_at at time zone ${portalTimeZone})::date`

/**
 * Counts recent sign-ups by day, and the active users of recent cohorts by week. A count never falls: users who were
 * erased meanwhile did sign up.
 */
export async function countSignUps(trx: Transaction): Promise<void> {
  await run(
    trx,
    sql`insert into sign_up_days as known (day, registered_count, verified_count)
        select ${joinedDay}, count(*), count(verified_at) from users
        where ${isCounted}
          and joined_at >= coalesce((select (max(day) - ${RECENT_DAYS}::int)::timestamptz from sign_up_days), '-infinity')
        group by 1
        on conflict (day) do update set
          registered_count = greatest(known.registered_count, excluded.registered_count),
          verified_count = greatest(known.verified_count, excluded.verified_count)`,
  )
  await run(
    trx,
    sql`insert into cohort_weeks as known (cohort, week, users_count)
        select date_trunc('week', ${joinedDay})::date as cohort, week, count(*) from users join active_weeks using (user_guid)
        where ${isCounted} and ${joinedDay} >= ${currentWeek} - 7 * ${COHORTS - 1}::int
        group by 1, 2
        on conflict (cohort, week) do update set users_count = greatest(known.users_count, excluded.users_count)`,
  )
  await run(trx, sql`delete from active_weeks where week < ${currentWeek} - 7 * ${COHORTS - 1}::int`)
  await run(trx, noteFiguresCounted)
}
