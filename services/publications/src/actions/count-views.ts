import type { JobPayload } from '@sild/contract/jobs'
import { portalTimeZone } from '@sild/contract/portal-time-zone'
import { type Database, sql } from '@sild/service-kit'

/** Stores the view counts of the search, and their increase as views of today. Counts only rise: a repeated or late batch changes nothing. */
export async function countViews({ execute }: Database, { views }: JobPayload<'count-views'>): Promise<void> {
  await execute(
    sql`with given as (
       select "publicationGuid" as publication_guid, max("viewsCount") as views_count
       from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as given ("publicationGuid" uuid, "viewsCount" integer)
       group by 1
     ), locked as (
       select p.publication_guid, p.views_count as known from publications p join given using (publication_guid)
       order by p.publication_guid for update of p
     ), counted as (
       select publication_guid, views_count, known from locked join given using (publication_guid) where known < views_count
     ), raised as (
       update publications p set views_count = counted.views_count
       from counted where p.publication_guid = counted.publication_guid
     )
     insert into publication_days (publication_guid, day, views_count)
     select publication_guid, (now() at time zone ${portalTimeZone})::date, views_count - known from counted
     on conflict (publication_guid, day) do update set views_count = publication_days.views_count + excluded.views_count`,
  )
}
