import { portalTimeZone } from '@sild/contract/portal-time-zone'
import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, sql } from '@sild/service-kit'
import { isLive } from '../models/visibility.ts'

const WEEK_DAYS = 7

/** The publications of these users and their results of the last seven days. Leaves out users without publications. */
export const weekOfAuthors = (
  { readReply }: Database,
  { until, userGuids }: ParsedInput<'getWeekOfAuthors'>['body'],
): Promise<JsonText> =>
  readReply(sql`
    with days as (
      select generate_series(last - ${WEEK_DAYS - 1}::int, last, interval '1 day')::date as day
      from (select (${until}::timestamptz at time zone ${portalTimeZone})::date - 1 as last) as week
    ), own as (
      select publication_guid, author_user_guid, company_guid, card_type, category_id, ${isLive} as is_live
      from publications p where author_user_guid = any(${userGuids}::uuid[]) and status <> 'DELETED'
    ), looked as (
      select own.author_user_guid, d.day, sum(d.views_count)::int as count
      from own join publication_days d using (publication_guid) join days using (day) group by 1, 2
    ), responded as (
      select own.author_user_guid, (r.created_at at time zone ${portalTimeZone})::date as day, count(*)::int as count
      from own join responses r using (publication_guid)
      where r.status <> 'DELETED' and r.created_at > ${until}::timestamptz - interval '8 days' group by 1, 2
    ), authors_of as (
      select author_user_guid, (array_agg(company_guid order by company_guid))[1] as company_guid,
        coalesce(array_agg(distinct category_id) filter (where is_live and card_type <> 'project'), '{}') as sold,
        coalesce(array_agg(distinct category_id) filter (where is_live and card_type = 'project'), '{}') as bought
      from own group by author_user_guid
    )
    select json_build_object('list', coalesce(json_agg(json_build_object(
      'userGuid', a.author_user_guid,
      'companyGuid', a.company_guid,
      'soldCategoryIds', a.sold,
      'boughtCategoryIds', a.bought,
      'views', (
        select json_agg(coalesce(looked.count, 0) order by days.day) from days
        left join looked on looked.day = days.day and looked.author_user_guid = a.author_user_guid
      ),
      'responses', (
        select json_agg(coalesce(responded.count, 0) order by days.day) from days
        left join responded on responded.day = days.day and responded.author_user_guid = a.author_user_guid
      )
    )), '[]'))::text as reply from authors_of a`)
