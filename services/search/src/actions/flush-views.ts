import { run, sql } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

/** Views are only appended; this sums them up, so that a popular card is not updated with each view. */
const BATCH = 20_000
const PER_JOB = 500

/** Adds up the new views and sends the total counts to the publications service. Returns how many views were new. */
export function flushViews({ database, outbox }: Pick<SearchDeps, 'database' | 'outbox'>): Promise<number> {
  return database.transaction(async (trx) => {
    const rows = await run<{ publicationGuid: string; viewsCount: number; added: number }>(
      trx,
      sql`
      with gone as (
        delete from uncounted_views where uncounted_view_guid in (
          select uncounted_view_guid from uncounted_views order by uncounted_view_guid limit ${BATCH} for update skip locked
        ) returning publication_guid
      ), added as (
        select publication_guid, count(*)::int as count from gone group by publication_guid
      ), locked as (
        select publication_guid, count from cards join added using (publication_guid) order by publication_guid for update of cards
      )
      update cards set views_count = views_count + locked.count from locked where cards.publication_guid = locked.publication_guid
      returning cards.publication_guid as "publicationGuid", views_count as "viewsCount", locked.count as "added"`,
    )
    const views = rows.map(({ publicationGuid, viewsCount }) => ({ publicationGuid, viewsCount }))
    for (let start = 0; start < views.length; start += PER_JOB) {
      await outbox.add(trx, 'count-views', { views: views.slice(start, start + PER_JOB) })
    }
    return rows.reduce((sum, { added }) => sum + added, 0)
  })
}

export const isFullFlush = (count: number): boolean => count >= BATCH
