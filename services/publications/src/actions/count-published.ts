import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { liquidity } from '@sild/contract/publications/figure-schemas'
import { noteFiguresCounted, run, type Sql, sql, type Transaction } from '@sild/service-kit'

const RECENT_DAYS = 7
const publishedDay = sql`(published_at at time zone ${portalTimeZone})::date`
const today = sql`(now() at time zone ${portalTimeZone})::date`
const beginOf = (day: Sql): Sql => sql`((${day})::timestamp at time zone ${portalTimeZone})`
/** The last day for which the time of all its projects is over. */
const lastWhole = sql`${today} - ${Math.ceil(liquidity.hours / 24) + 1}::int`

/** Counts recent publications by day. A count never falls: publications that were erased meanwhile still count. */
const countDays = sql`
  insert into published_days as known (day, card_type, publications_count)
  select ${publishedDay}, card_type, count(*) from publications
  where published_at >= coalesce((select ${beginOf(sql`max(day) - ${RECENT_DAYS}::int`)} from published_days), '-infinity')
  group by 1, 2
  on conflict (day, card_type) do update set
    publications_count = greatest(known.publications_count, excluded.publications_count)`

/** Counts each day once, when it is whole. */
const countLiquidity = sql`
  insert into liquidity_days (day, projects_count, answered_count)
  select day, count(*), count(*) filter (where responses_count >= ${liquidity.responses})
  from (
    select p.publication_guid, ${publishedDay} as day, count(r.response_guid) as responses_count
    from publications p left join responses r on r.publication_guid = p.publication_guid and r.status <> 'DELETED'
      and r.created_at < p.published_at + make_interval(hours => ${liquidity.hours}::int)
    where p.card_type = 'project' and p.published_at < ${beginOf(sql`${lastWhole} + 1`)}
      and p.published_at >= coalesce((select ${beginOf(sql`max(day) + 1`)} from liquidity_days), '-infinity')
    group by p.publication_guid
  ) as projects
  group by day
  on conflict (day) do nothing`

export async function countPublished(trx: Transaction): Promise<void> {
  await run(trx, countDays)
  await run(trx, countLiquidity)
  await run(trx, noteFiguresCounted)
}
