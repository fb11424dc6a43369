import { type Database, raw, run, sql } from '@sild/service-kit'

/** The indexes that are slow to add to and quick to build. */
const ASIDE = ['listings_by_tokens', 'card_names_by_likeness']

/** Notes and drops them, so that the definitions are there also after a crash. */
export async function setIndexesAside({ transaction }: Database): Promise<void> {
  await transaction(async (trx) => {
    await run(trx, sql`create table if not exists indexes_aside (name text primary key, definition text not null)`)
    await run(
      trx,
      sql`insert into indexes_aside
       select relname, replace(pg_get_indexdef(oid), ' ON ONLY ', ' ON ') from pg_class
       where relname = any(${ASIDE}) and relnamespace = current_schema()::regnamespace on conflict do nothing`,
    )
    for (const name of ASIDE) await run(trx, sql`drop index if exists ${raw(name)}`)
    await run(trx, sql`alter table listings disable trigger note_change`)
  })
}

/** Builds again what was set aside. */
export async function restoreIndexes({ transaction }: Database): Promise<void> {
  await transaction(async (trx) => {
    const [row] = await run<{ isThere: boolean }>(
      trx,
      sql`select to_regclass('indexes_aside') is not null as "isThere"`,
    )
    if (!row?.isThere) return
    await run(trx, sql`set local statement_timeout = 0; set local maintenance_work_mem = '1GB'`)
    const aside: { definition: string }[] = await trx('indexesAside').select('definition')
    for (const { definition } of aside) await run(trx, raw(definition))
    await run(
      trx,
      sql`alter table listings enable trigger note_change; insert into index_changes (search_type) values (null);
          drop table indexes_aside`,
    )
  })
}
