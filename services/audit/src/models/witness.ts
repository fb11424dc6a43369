import { type Connection, type Database, run, sql } from '@sild/service-kit'

/** A row of the chain by its place and hash, as something outside the table remembers it. */
export interface Head {
  readonly position: number
  readonly hash: Buffer
}

/** The newest row that the schema of the witness has; null before the first. */
export async function witnessedHead(connection: Connection): Promise<Head | null> {
  const [head] = await run<Head>(
    connection,
    sql`select position, hash from audit_witness.heads order by position desc limit 1`,
  )
  return head ?? null
}

/** Remembers a row in the schema of the witness. What it has of this place stays. */
export async function witness(connection: Connection, { hash, position }: Head): Promise<void> {
  await run(
    connection,
    sql`insert into audit_witness.heads (position, hash) values (${position}, ${hash}) on conflict do nothing`,
  )
}

/** Whether the chain has this very row. */
export async function hasHead({ query }: Pick<Database, 'query'>, { hash, position }: Head): Promise<boolean> {
  const [row] = await query<{ hash: Buffer }>(sql`select hash from staff_actions where position = ${position}`)
  return row?.hash.equals(hash) ?? false
}
