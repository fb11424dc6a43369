import type { JobPayload } from '@sild/contract/jobs'
import type { Connection } from '@sild/service-kit'

/** Takes over what the search counted. Counts only rise, so repeated and late batches change nothing. */
export async function countViews(connection: Connection, { views }: JobPayload<'count-views'>): Promise<void> {
  await connection.raw(
    `update publications p set views_count = counted."viewsCount"
     from jsonb_to_recordset(?::jsonb) as counted ("publicationGuid" uuid, "viewsCount" integer)
     where p.publication_guid = counted."publicationGuid" and p.views_count < counted."viewsCount"`,
    [JSON.stringify(views)],
  )
}
