import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, sql } from '@sild/service-kit'

const perDay = sql`round((views / greatest(1, days_shown))::numeric, 1)::float8`

/** What promotion has brought to a company: looks a day before, and since it began, the latest first. */
export const promotionsOf = (
  { readReply }: Database,
  companyGuid: string,
  { limit, offset }: ParsedInput<'listPromotions'>['query'],
): Promise<JsonText> =>
  readReply(sql`
    with begun as (
      select pr.promotion_guid, pr.days, pr.starts_at, pr.ends_at, p.publication_guid, p.card_type, p.name,
        coalesce(pr.views_at_end, p.views_count) - coalesce(pr.views_at_start, p.views_count) as views,
        extract(epoch from least(now(), pr.ends_at) - pr.starts_at) / 86400 as days_shown,
        coalesce(pr.views_at_start, p.views_count) as views_before,
        extract(epoch from pr.starts_at - p.published_at) / 86400 as days_before
      from promotions pr join publications p using (publication_guid)
      where pr.company_guid = ${companyGuid} and pr.state = 'active' and pr.starts_at <= now()
    ), page as (
      select * from begun order by starts_at desc, promotion_guid limit ${limit} offset ${offset}
    )
    select json_build_object(
      'list', coalesce((
        select json_agg(json_build_object(
          'guid', promotion_guid,
          'publication', json_build_object('guid', publication_guid, 'cardType', card_type, 'name', name),
          'days', days,
          'startsAt', instant(starts_at),
          'endsAt', instant(ends_at),
          'isRunning', ends_at > now(),
          'viewsCount', views,
          'viewsPerDay', ${perDay},
          'viewsPerDayBefore', round((views_before / greatest(1, days_before))::numeric, 1)::float8
        ) order by starts_at desc, promotion_guid) from page), '[]'),
      'total', (select count(*)::int from begun)
    )::text as reply`)
