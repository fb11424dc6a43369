import type { Transaction } from '@sild/service-kit'

/** What an anonymous visitor saw becomes what the user saw. Counts stay: those views were counted when they happened. */
export async function transferViews(
  trx: Transaction,
  { anonymousGuid, userGuid }: { anonymousGuid: string; userGuid: string },
): Promise<void> {
  await trx.raw(
    `with gone as (delete from views where viewer_guid = ? returning publication_guid, viewed_at)
     insert into views (viewer_guid, publication_guid, viewed_at) select ?, publication_guid, viewed_at from gone on conflict do nothing`,
    [anonymousGuid, userGuid],
  )
}
