import { type Database, type JsonText, sql } from '@sild/service-kit'

/** From fewer responses nothing is said about a company. */
const fewestReceived = 5
/** What came before is another time. */
const answeringDays = 180
/** A younger response that waits says nothing yet. */
const patienceHours = 72
/** Of a company with more, the latest speak. */
const mostReceived = 200

/** How often and how soon a company answers. Leaves out responses that it could not see or that were withdrawn. */
export const answeringOf = ({ readReply }: Database, companyGuid: string): Promise<JsonText> =>
  readReply(sql`
    with received as (
      select created_at, answered_at from responses
      where owner_company_guid = ${companyGuid}
        and created_at > now() - make_interval(days => ${answeringDays})
        and (answered_at is not null or created_at < now() - make_interval(hours => ${patienceHours}))
        and (answered_at is not null or status not in ('MODERATION', 'DELETED'))
      order by created_at desc limit ${mostReceived}
    ), counted as (
      select count(*)::int as received, count(answered_at)::int as answered,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
          filter (where answered_at is not null) as median
      from received
    )
    select json_build_object('answering', case when received >= ${fewestReceived} then json_build_object(
      'receivedCount', received,
      'answeredPercent', round(100.0 * answered / received)::int,
      'medianHours', ceil(median)::int
    ) end)::text as reply from counted`)
