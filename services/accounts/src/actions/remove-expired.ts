import { type Connection, run, sql } from '@sild/service-kit'

/** How long expired rows are still stored, so that a late user gets the right reason. */
// oxfmt-ignore
const remains = [
  { table: sql`sessions`,          key: sql`session_guid`, isOver: sql`expires_at < now() - interval '1 day'` },
  { table: sql`ended_sessions`,    key: sql`session_guid`, isOver: sql`ended_at < now() - interval '1 day'` },
  { table: sql`activation_tokens`, key: sql`token_hash`,   isOver: sql`greatest(expires_at, used_at) < now() - interval '1 day'` },
  { table: sql`mailed_tokens`,     key: sql`token_hash`,   isOver: sql`expires_at < now() - interval '1 day'` },
  { table: sql`throttles`,         key: sql`subject`,      isOver: sql`window_ends_at < now() - interval '30 days'` },
  { table: sql`viewings`,          key: sql`viewing_guid`, isOver: sql`ended_at < now() - interval '1 year'` },
  // The staff see for a while what became of a change.
  { table: sql`address_moves`,     key: sql`address_move_guid`, isOver: sql`ended_at < now() - interval '90 days'` },
  // Left by a mail that was given up: an address stays nowhere longer than it is needed.
  { table: sql`recovery_requests`,    key: sql`recovery_request_guid`,    isOver: sql`requested_at < now() - interval '1 day'` },
  { table: sql`unsubscribe_requests`, key: sql`unsubscribe_request_guid`, isOver: sql`requested_at < now() - interval '1 day'` },
  { table: sql`address_changes`,      key: sql`address_change_guid`,      isOver: sql`requested_at < now() - interval '1 day'` },
  // The owner of the address has not confirmed it.
  { table: sql`newsletter_subscribers`, key: sql`subscriber_guid`, isOver: sql`confirmed_at is null and requested_at < now() - interval '7 days'` },
] as const

/** Small enough to be done well within the time of a statement, with the tokens of the sessions. */
const BATCH = 500

/** Deletes expired sessions, links and counted attempts. */
export async function removeExpired(connection: Connection): Promise<void> {
  for (const { table, key, isOver } of remains) {
    for (;;) {
      const removed = await run(
        connection,
        sql`delete from ${table} where ${key} in (select ${key} from ${table} where ${isOver} limit ${BATCH} for update skip locked) returning 1`,
      )
      if (removed.length < BATCH) break
    }
  }
}
