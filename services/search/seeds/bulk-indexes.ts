import type { Database } from '@sild/service-kit'

/** The indexes that are slow to add to and quick to build. */
const ASIDE = ['listings_by_tokens', 'card_names_by_likeness']

/** Notes and drops them, so that the definitions are there also after a crash. */
export async function setIndexesAside({ transaction }: Database): Promise<void> {
  await transaction(async (trx) => {
    await trx.raw('create table if not exists indexes_aside (name text primary key, definition text not null)')
    await trx.raw(
      `insert into indexes_aside
       select relname, replace(pg_get_indexdef(oid), ' ON ONLY ', ' ON ') from pg_class
       where relname = any(?) and relnamespace = current_schema()::regnamespace on conflict do nothing`,
      [ASIDE],
    )
    for (const name of ASIDE) await trx.raw('drop index if exists ??', [name])
  })
}

/** Builds again what was set aside. */
export async function restoreIndexes({ transaction }: Database): Promise<void> {
  await transaction(async (trx) => {
    const { rows } = await trx.raw(`select to_regclass('indexes_aside') is not null as "isThere"`)
    if (!rows[0].isThere) return
    await trx.raw(`set local statement_timeout = 0; set local maintenance_work_mem = '1GB'`)
    const aside: { definition: string }[] = await trx('indexesAside').select('definition')
    for (const { definition } of aside) await trx.raw(definition)
    await trx.raw('drop table indexes_aside')
  })
}
