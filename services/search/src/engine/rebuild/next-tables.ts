import { raw, run, type Sql, sql, type Transaction } from '@sild/service-kit'
import { kinds, next, nextPrefix } from '../postgres/generations.ts'
import { createIndexesForChanges } from './next-indexes.ts'

const counts = ['listing_counts', 'city_counts', 'listed_cities'] as const
const inSchema = sql`relnamespace = current_schema()::regnamespace`

export const dropNextTables = (trx: Transaction): Promise<unknown> =>
  run(trx, raw(`drop table if exists ${[next('listings'), ...counts.map(next)].join(', ')}`))

/**
 * Creates empty tables like the ones in use, with their statistics settings, and only the indexes that updates need.
 * The others cost less once the tables are full (`next-indexes.ts`).
 */
export async function createNextTables(trx: Transaction): Promise<void> {
  const listings = next('listings')
  await run(
    trx,
    raw(`create table ${listings} (like listings including all excluding indexes) partition by list (card_type)`),
  )
  for (const kind of kinds)
    await run(trx, raw(`create table ${next(`${kind}_listings`)} partition of ${listings} for values in ('${kind}')`))
  await createIndexesForChanges(trx)
  for (const statement of await targetsOf(trx)) await run(trx, raw(statement))
  for (const name of counts) await run(trx, raw(`create table ${next(name)} (like ${name} including all)`))
}

/** `create table … like` does not copy statistics targets of columns. */
async function targetsOf(trx: Transaction): Promise<string[]> {
  const found = await run<{ table: string; column: string; target: number }>(
    trx,
    sql`select relname as table, attname as column, attstattarget as target
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where ${inSchema} and relname = any(${['listings', ...kinds.map((kind) => `${kind}_listings`)]}::text[])
          and attnum > 0 and attstattarget is not null`,
  )
  return found.map(
    ({ column, table, target }) => `alter table only ${next(table)} alter column ${column} set statistics ${target}`,
  )
}

/** Replaces the tables in use with them, and drops the old ones. */
export async function useNextTables(trx: Transaction): Promise<void> {
  const tables = ['listings', ...counts]
  await run(trx, raw(`lock table ${[...tables, ...tables.map(next)].join(', ')} in access exclusive mode`))
  await run(trx, raw(`drop table ${tables.join(', ')}`))
  const renamed = await run<{ name: string; isIndex: boolean }>(
    trx,
    sql`select relname as name, relkind in ('i', 'I') as "isIndex" from pg_class
        where ${inSchema} and starts_with(relname, ${nextPrefix}) and relkind in ('r', 'p', 'i', 'I')`,
  )
  await run(trx, renames(renamed))
  await run(
    trx,
    sql`create trigger note_change after insert or update or delete on listings
          for each row execute function note_listing_change();
        insert into index_changes (search_type) values (null)`,
  )
}

const renames = (relations: readonly { name: string; isIndex: boolean }[]): Sql =>
  raw(
    relations
      .map(
        ({ isIndex, name }) =>
          `alter ${isIndex ? 'index' : 'table'} ${name} rename to ${name.slice(nextPrefix.length)}`,
      )
      .join(';'),
  )
