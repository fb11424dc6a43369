import { asSystem, expression, run, sql } from '@sild/service-kit'
import type { NotificationsDeps } from '../deps.ts'
import type { DigestContent } from '../models/digest.ts'
import { DigestWeek } from '../models/digest-week.ts'
import { composeDigest } from '../rules/compose-digest.ts'
import type { ReadWeekNews } from './week-news-reader.ts'

/** Readers per batch. */
const BATCH = 500
const actor = asSystem('members and subscribers read the digest of the week')

/**
 * Prepares the digests of the next readers. Digests and progress are saved in one transaction: if another worker has
 * already done the batch, it is dropped, and after a crash the week continues where it stopped.
 * @returns whether there may be more
 */
export async function prepareDigests(
  { calls, database, outbox }: Pick<NotificationsDeps, 'calls' | 'database' | 'outbox'>,
  week: Date,
  readNews: ReadWeekNews,
): Promise<boolean> {
  const row = await DigestWeek.query(database.knex).findById(week as never) // Objection's types allow only strings.
  if (!row || row.preparedAt) return false
  const { after } = row
  const query = { limit: BATCH, ...(after && { after }) }
  const { list: readers } = await calls.call('listDigestReaders', { query }, { actor })
  const userGuids = readers.flatMap(({ isUser, readerGuid }) => (isUser ? [readerGuid] : []))
  const until = week.toISOString()
  const { list: activities } =
    userGuids.length === 0
      ? { list: [] }
      : await calls.call('getWeekOfAuthors', { body: { userGuids, until } }, { actor })
  const activityOf = new Map(activities.map((activity) => [activity.userGuid, activity]))
  const rows: { readerGuid: string; content: DigestContent }[] = []
  for (const reader of readers) {
    const content = composeDigest(reader, activityOf.get(reader.readerGuid), await readNews(reader.locale))
    if (content) rows.push({ readerGuid: reader.readerGuid, content })
  }
  return database.transaction(async (trx) => {
    const isLast = readers.length < BATCH
    const moved = await DigestWeek.query(trx)
      .where({ week })
      .where(expression`after is not distinct from ${after}::uuid and prepared_at is null`)
      .patch({
        after: readers.at(-1)?.readerGuid ?? after,
        preparedCount: expression`prepared_count + ${rows.length}`,
        ...(isLast && { preparedAt: expression`now()` }),
      } as object) // Objection accepts expressions; its types allow only values.
    if (moved === 0) return false
    const prepared = await run<{ digestGuid: string }>(
      trx,
      sql`insert into digests (week, reader_guid, content)
        select ${week}, reader, content
        from jsonb_to_recordset(${JSON.stringify(rows.map(({ content, readerGuid: reader }) => ({ reader, content })))}::jsonb)
          as prepared (reader uuid, content jsonb)
        on conflict do nothing returning digest_guid as "digestGuid"`,
    )
    await outbox.publishAll(trx, 'digest-prepared', prepared)
    return !isLast
  })
}
