import { run, sql, type Transaction } from '@sild/service-kit'

/** What an anonymous visitor saw becomes what the user saw. Counts stay: those views were counted when they happened. */
export async function transferViews(
  trx: Transaction,
  { anonymousGuid, userGuid }: { anonymousGuid: string; userGuid: string },
): Promise<void> {
  await run(
    trx,
    sql`with gone as (delete from views where viewer_guid = ${anonymousGuid} returning publication_guid, viewed_at)
     insert into views (viewer_guid, publication_guid, viewed_at) select ${userGuid}, publication_guid, viewed_at from gone on conflict do nothing`,
  )
}
