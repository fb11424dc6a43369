import { run, sql, type Transaction } from '@sild/service-kit'

export interface Viewing {
  viewerGuid: string
  companyGuid: string | null
  publicationGuids: readonly string[]
}

/** Stores views. A view counts once for each viewer and publication. Views of the user's own company do not count. */
export async function recordViews(
  trx: Transaction,
  { viewerGuid, companyGuid, publicationGuids }: Viewing,
): Promise<void> {
  await run(
    trx,
    sql`with seen as (
       insert into views (viewer_guid, publication_guid)
       select ${viewerGuid}, publication_guid from cards
       where publication_guid = any(${publicationGuids}::uuid[]) and company_guid is distinct from ${companyGuid}::uuid
       order by publication_guid on conflict do nothing returning publication_guid
     )
     insert into uncounted_views (publication_guid) select publication_guid from seen`,
  )
}
