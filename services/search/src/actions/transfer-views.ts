import { run, sql, type Transaction } from '@sild/service-kit'

/** Moves the views of an anonymous visitor to the user. Counts stay, because these views were counted before. */
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
