import type { Connection } from '@sild/service-kit'

/** What is over, and for how long it is still kept, so that who comes late is told the right reason. */
// oxfmt-ignore
const remains = [
  { table: 'sessions',          key: 'session_guid', isOver: `expires_at < now() - interval '1 day'` },
  { table: 'ended_sessions',    key: 'session_guid', isOver: `ended_at < now() - interval '1 day'` },
  { table: 'activation_tokens', key: 'token_hash',   isOver: `greatest(expires_at, used_at) < now() - interval '1 day'` },
  { table: 'mailed_tokens',     key: 'token_hash',   isOver: `expires_at < now() - interval '1 day'` },
  { table: 'throttles',         key: 'subject',      isOver: `window_ends_at < now() - interval '30 days'` },
  // Left by a mail that was given up: an address stays nowhere longer than it is needed.
  { table: 'recovery_requests',    key: 'recovery_request_guid',    isOver: `requested_at < now() - interval '1 day'` },
  { table: 'unsubscribe_requests', key: 'unsubscribe_request_guid', isOver: `requested_at < now() - interval '1 day'` },
  { table: 'address_changes',      key: 'address_change_guid',      isOver: `requested_at < now() - interval '1 day'` },
] as const

/** Small enough to be done well within the time of a statement, with the tokens of the sessions. */
const BATCH = 500

/** Removes sessions, links and counted attempts whose time is over. */
export async function removeExpired(connection: Connection): Promise<void> {
  for (const { table, key, isOver } of remains) {
    for (;;) {
      const { rowCount } = await connection.raw<{ rowCount: number }>(
        `delete from ${table} where ${key} in (select ${key} from ${table} where ${isOver} limit ${BATCH} for update skip locked)`,
      )
      if (rowCount < BATCH) break
    }
  }
}
