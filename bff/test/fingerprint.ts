import type { TestDatabase } from '@sild/testing'

/** Everything that is stored, in a word for each table. */
export async function fingerprint(database: Pick<TestDatabase, 'query'>): Promise<Record<string, string>> {
  const tables = await database.query<{ table: string }>(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'bff', 'bullmq')`,
  )
  const prints: Record<string, string> = {}
  for (const { table } of tables) {
    const [row] = await database.query<{ print: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${table} as t`,
    )
    prints[table] = row?.print ?? ''
  }
  return prints
}
