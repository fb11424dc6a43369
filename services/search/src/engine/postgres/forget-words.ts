import { type Database, run, sql } from '@sild/service-kit'

const BATCH = 1000

/** Deletes unused words from the vocabulary, starting after `after`. Returns the last checked word, or nothing. */
export async function forgetWordsBatch({ transaction }: Database, after: string): Promise<string | undefined> {
  return transaction(async (trx) => {
    const [seen] = await run<{ last: string | null }>(
      trx,
      sql`with looked_at as (
        select word from vocabulary where word > ${after} order by word limit ${BATCH}
      ), gone as (
        delete from vocabulary v using looked_at where v.word = looked_at.word
          and not exists (select from listings l where l.tokens @@ any_language(v.word))
          and not exists (select from companies k where k.tokens @@ any_language(v.word))
      )
      select max(word) as last from looked_at`,
    )
    return seen?.last ?? undefined
  })
}
