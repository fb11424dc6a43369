import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { noteFiguresCounted, run, sql, type Transaction } from '@sild/service-kit'

/**
 * Counts recent final decisions by the minutes they took. A count never falls: decisions about publications that were
 * erased since still count.
 */
export async function countDecisions(trx: Transaction): Promise<void> {
  await run(
    trx,
    sql`insert into decision_minutes as known (day, minutes, decided_count, in_time_count)
        select (decided_at at time zone ${portalTimeZone})::date,
          ceil(greatest(0, extract(epoch from decided_at - submitted_at)) / 60)::int,
          count(*), count(*) filter (where decided_at <= due_at)
        from moderation_cases
        where state in ('approved', 'rejected') and settled_at is not null and decided_at >= coalesce(
          (select (max(day) - 1)::timestamp at time zone ${portalTimeZone} from decision_minutes), '-infinity')
        group by 1, 2
        on conflict (day, minutes) do update set
          decided_count = greatest(known.decided_count, excluded.decided_count),
          in_time_count = greatest(known.in_time_count, excluded.in_time_count)`,
  )
  await run(trx, noteFiguresCounted)
}
