import { type Connection, run, sql } from '@sild/service-kit'

/** Expires requests without a decision after seven days, and deletes decided ones after a year. */
export async function expireApprovals(connection: Connection): Promise<void> {
  await run(
    connection,
    sql`update approvals set state = 'expired', input = null, decided_at = now()
        where state = 'waiting' and expires_at <= now()`,
  )
  await run(connection, sql`delete from approvals where decided_at < now() - interval '1 year' and input is null`)
}

/** Drops requests about an erased user or company: their text may name them. */
export async function dropApprovals(connection: Connection, guid: string): Promise<void> {
  await run(
    connection,
    sql`update approvals set state = 'expired', input = null, decided_at = coalesce(decided_at, now())
        where input is not null and exists (select from jsonb_each_text(about) as named where named.value = ${guid})`,
  )
}
