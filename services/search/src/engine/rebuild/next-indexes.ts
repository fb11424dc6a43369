import { setTimeout as wait } from 'node:timers/promises'
import { type Database, raw, run, sql, type Transaction } from '@sild/service-kit'
import { kinds, next } from '../postgres/generations.ts'

const listings = next('listings')
const builderLock = sql`hashtextextended('builder of the next search index', 0)`
const OTHER_BUILDS_MS = 250

/** Indexes that updates need to find a row. */
export async function createIndexesForChanges(trx: Transaction): Promise<void> {
  const found = await run<{ name: string; definition: string; constraint: string | null }>(
    trx,
    sql`select relname as name, pg_get_indexdef(indexrelid) as definition, pg_get_constraintdef(c.oid) as constraint
        from pg_index i join pg_class on pg_class.oid = indexrelid left join pg_constraint c on c.conindid = indexrelid
          left join pg_attribute a on a.attrelid = indrelid and a.attnum = indkey[0]
        where indrelid = 'listings'::regclass and (c.oid is not null or attname = 'company_guid')`,
  )
  for (const { constraint, definition, name } of found)
    await run(
      trx,
      constraint === null
        ? index(definition, next(name), listings)
        : raw(`alter table ${listings} add constraint ${next(name)} ${constraint}`),
    )
}

/**
 * Builds one of the missing indexes, for one kind, while changes continue: indexing a full table takes a tenth of the
 * time of single rows. Waits if another worker builds one.
 * @returns whether one was missing
 */
export const buildNextIndex = ({ session }: Database): Promise<boolean> =>
  session(async (read) => {
    const [lock] = await read<{ isOurs: boolean }>(sql`select pg_try_advisory_lock(${builderLock}) as "isOurs"`)
    if (!lock?.isOurs) {
      // Do not wait inside a statement: the other worker would then wait for ours.
      await wait(OTHER_BUILDS_MS)
      return true
    }
    const missing = await read<{ name: string; definition: string; kind: string; isValid: boolean | null }>(
      sql`select whole.relname as name, pg_get_indexdef(i.indexrelid) as definition, kind, part.indisvalid as "isValid"
          from pg_index i join pg_class whole on whole.oid = i.indexrelid cross join unnest(${kinds}::text[]) as kind
            left join pg_index part on part.indexrelid = to_regclass(${next('')} || kind || '_' || whole.relname)
          where i.indrelid = 'listings'::regclass and to_regclass(${next('')} || whole.relname) is null
          order by whole.relname, kind`,
    )
    const [first] = missing
    if (!first) return false
    const unbuilt = missing.find(({ isValid, name }) => name === first.name && !isValid)
    await read(sql`set statement_timeout = 0`)
    if (!unbuilt) {
      // Attaches the existing indexes of the kinds, which have the same definition.
      await read(index(first.definition, next(first.name), listings))
      return true
    }
    const { definition, isValid, kind, name } = unbuilt
    const ofKind = next(`${kind}_${name}`)
    // Left behind by a worker that was killed.
    if (isValid === false) await read(raw(`drop index concurrently ${ofKind}`))
    await read(index(definition, ofKind, next(`${kind}_listings`), 'concurrently'))
    return true
  })

/** An index definition of Postgres with other names. */
const index = (definition: string, name: string, table: string, how = '') =>
  raw(definition.replace(/INDEX \S+ ON ONLY \S+ /, `INDEX ${how} ${name} ON ${table} `))
