import type { JobPayload } from '@sild/contract/jobs'
import { type Database, sql } from '@sild/service-kit'

/** Takes over what the search counted. Counts only rise, so repeated and late batches change nothing. */
export async function countViews({ read }: Database, { views }: JobPayload<'count-views'>): Promise<void> {
  await read(
    sql`update publications p set views_count = counted."viewsCount"
     from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as counted ("publicationGuid" uuid, "viewsCount" integer)
     where p.publication_guid = counted."publicationGuid" and p.views_count < counted."viewsCount"`,
  )
}
