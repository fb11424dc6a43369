import { portalTimeZone } from '@sild/contract/portal-time-zone'
import type { SupportWeek } from '@sild/contract/support/staff-schemas'
import { type Database, sql } from '@sild/service-kit'

const WEEKS = 12

/** Answer times and ratings of the last weeks, by the week the ticket was opened. Feedback needs no answer. */
export const supportFigures = ({ query }: Database): Promise<SupportWeek[]> =>
  query<SupportWeek>(sql`
    with weeks as (
      select generate_series(
        date_trunc('week', now() at time zone ${portalTimeZone}) - make_interval(weeks => ${WEEKS - 1}),
        date_trunc('week', now() at time zone ${portalTimeZone}),
        interval '1 week'
      ) as begin
    )
    select to_char(begin, 'YYYY-MM-DD') as week,
      count(ticket_guid)::int as "createdCount",
      count(first_answered_at)::int as "answeredCount",
      count(*) filter (where first_answered_at <= first_due_at)::int as "answeredInTimeCount",
      round(percentile_cont(0.5) within group (order by first_answer_minutes))::int as "medianFirstAnswerMinutes",
      count(rating)::int as "ratingCount",
      round(avg(rating), 1)::float8 as "ratingAverage"
    from weeks
    left join tickets on merged_into_guid is null and first_due_at is not null
      and created_at >= begin at time zone ${portalTimeZone}
      and created_at < (begin + interval '1 week') at time zone ${portalTimeZone}
    group by begin order by begin`)
