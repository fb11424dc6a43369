import type { Knex } from 'knex'

const BATCH = 2000

interface Keyed {
  id: string
  /** Names are compared among rows of the same scope. */
  scope: string
  name: string
}

/**
 * For migrations: fills a column of keys from names, oldest row first. Of rows with equal keys only the first gets its
 * key, so that a unique index can follow; the other keys stay null.
 */
export async function fillNameKeys(
  knex: Knex,
  {
    table,
    id,
    rows,
    keys,
  }: { table: string; id: string; rows: readonly Keyed[]; keys: Record<string, (name: string) => string> },
): Promise<void> {
  for (const [column, keyOf] of Object.entries(keys)) {
    const first = new Map<string, Keyed>()
    for (const row of rows) {
      const key = JSON.stringify([row.scope, keyOf(row.name)])
      if (!first.has(key)) first.set(key, row)
    }
    const firsts = [...first.values()]
    for (let start = 0; start < firsts.length; start += BATCH) {
      const batch = firsts.slice(start, start + BATCH)
      await knex.raw(
        `update ?? set ?? = filled.key from unnest(?::uuid[], ?::text[]) as filled (id, key) where ?? = filled.id`,
        [table, column, batch.map((row) => row.id), batch.map((row) => keyOf(row.name)), `${table}.${id}`],
      )
    }
  }
}
