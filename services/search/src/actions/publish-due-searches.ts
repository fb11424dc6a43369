import { run, sql } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { lastDigestTime } from '@sild/contract/last-digest-time'

/** How many searches one transaction handles. */
const BATCH = 500

/**
 * Publishes the matches of the next saved searches when their day or week is over. A user gets each publication once,
 * however many of their searches find it, and only while it is searchable. Searches without matches are skipped.
 * @returns whether there may be more of them
 */
export async function publishDueSearches(
  { clock, database, outbox }: Pick<SearchDeps, 'clock' | 'database' | 'outbox'>,
  schedule: 'daily' | 'weekly',
): Promise<boolean> {
  const digestAt = lastDigestTime(schedule, clock.now())
  return database.transaction(async (trx) => {
    const due = await run<{ savedSearchGuid: string }>(
      trx,
      sql`update saved_searches set told_at = ${digestAt} where saved_search_guid in (
        select saved_search_guid from saved_searches where schedule = ${schedule} and told_at < ${digestAt}
        order by told_at limit ${BATCH} for update skip locked
      ) returning saved_search_guid as "savedSearchGuid"`,
    )
    const published = await run<{ savedSearchGuid: string }>(
      trx,
      sql`with news as (
        select distinct on (m.user_guid, m.publication_guid) m.saved_search_guid, m.publication_guid
        from saved_search_matches m join listings l using (publication_guid)
        where m.saved_search_guid = any(${due.map(({ savedSearchGuid }) => savedSearchGuid)}::uuid[])
          and m.told_at is null and m.matched_at <= ${digestAt} and l.expires_at > now()
          and not exists (
            select from saved_search_matches other
            where other.publication_guid = m.publication_guid and other.user_guid = m.user_guid and other.told_at is not null
          )
        order by m.user_guid, m.publication_guid, m.matched_at
      ), told as (
        update saved_search_matches m set told_at = ${digestAt} from news
        where (m.saved_search_guid, m.publication_guid) = (news.saved_search_guid, news.publication_guid)
        returning m.saved_search_guid
      )
      select distinct saved_search_guid as "savedSearchGuid" from told`,
    )
    const events = published.map(({ savedSearchGuid }) => ({ savedSearchGuid, toldAt: digestAt.toISOString() }))
    await outbox.publishAll(trx, 'saved-search-due', events)
    return due.length === BATCH
  })
}
