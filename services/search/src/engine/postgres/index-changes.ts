import type { SearchType } from '@sild/contract/enums'
import { type Database, sql } from '@sild/service-kit'

/** A row of `index_changes`. */
export interface Change {
  readonly number: string
  /** Null if everything has changed. */
  readonly type: SearchType | null
  readonly guid: string | null
}

/** Changes are stored for an hour. A process that has not read them for so long must reload everything. */
export const CHANGES_KNOWN_MS = 50 * 60_000

/** The current snapshot: `changesSince` it returns all later commits. */
export async function currentSnapshot({ query }: Pick<Database, 'query'>): Promise<string> {
  const [snapshot] = await query<{ since: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as since`)
  return snapshot!.since // Always one row.
}

/**
 * Changes of transactions that were open at the snapshot `since` or started later, and the snapshot for the next call.
 * Some changes are returned twice.
 */
export async function changesSince(
  { query }: Pick<Database, 'query'>,
  since: string,
): Promise<{ changes: Change[]; next: string }> {
  // In the order of its index, so that the planner always uses the index.
  const rows = await query<(Change | { number: null }) & { next: string }>(
    sql`select number, type, guid, next from (select pg_snapshot_xmin(pg_current_snapshot())::text as next) as snapshot
        left join lateral (
          select change_number::text as number, search_type as type, guid from index_changes
          where transaction >= ${since}::xid8 order by transaction limit 1000000
        ) as change on true`,
    { isPrepared: true },
  )
  return { changes: rows.filter((row) => row.number !== null), next: rows[0]!.next }
}

/** The changed cards of one type, without duplicates. */
export const changedOf = (type: SearchType, changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap((change) => (change.type === type ? [change.guid!] : []))),
]
