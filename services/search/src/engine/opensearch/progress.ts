import type { SearchType } from '@sild/contract/enums'
import { type Database, run, type Sql, sql } from '@sild/service-kit'
import type { ReadUpTo } from '../findable.ts'

/** How far the engine has indexed the changes, and which process holds the lock. */
export interface Progress {
  /** Transactions before it are in. */
  readonly since: string
  readonly followedAt: Date
  /** Version of the documents; each holder of the lock has a higher one. */
  readonly version: number
  readonly isRebuildWanted: boolean
  /** The last replacement of the whole index that was applied. */
  readonly rebuiltChange: string
  /** The index that is being filled next to the one in use. */
  readonly nextIndex: string | null
  readonly fillingType: SearchType | null
  readonly filledUpTo: ReadUpTo | null
}

/** The lock expires after this time without a renewal: longer than any request takes. */
const LOCK_TIME = sql`interval '90 seconds'`

const columns = sql`since::text as since, followed_at as "followedAt", version::int as version,
  is_rebuild_wanted as "isRebuildWanted", rebuilt_change::text as "rebuiltChange", next_index as "nextIndex",
  filling_type as "fillingType",
  case when filled_guid is not null then json_build_object('dated', filled_dated, 'guid', filled_guid) end as "filledUpTo"`

/** Locks the progress for writing and returns it; undefined if another process holds the lock. */
export async function takeLock({ knex }: Database): Promise<Progress | undefined> {
  await run(
    knex,
    sql`insert into engine_progress (since) values (pg_snapshot_xmin(pg_current_snapshot())) on conflict do nothing`,
  )
  const [progress] = await run<Progress>(
    knex,
    sql`update engine_progress set version = version + 1, taken_until = now() + ${LOCK_TIME}
        where taken_until is null or taken_until < now() returning ${columns}`,
  )
  return progress
}

export interface ProgressChange {
  readonly since?: string
  readonly isRebuildWanted?: boolean
  readonly rebuiltChange?: string
  readonly nextIndex?: string | null
  readonly fillingType?: SearchType | null
  readonly filledUpTo?: ReadUpTo | null
}

/** Stores the progress and renews the lock. @throws if the lock was lost: its new holder repeats what was written */
export async function saveProgress(
  { knex }: Database,
  { version }: Progress,
  change: ProgressChange,
): Promise<Progress> {
  const { fillingType, filledUpTo, isRebuildWanted, nextIndex, rebuiltChange, since } = change
  const own = <Value>(value: Value | undefined, column: Sql, as: (value: Value) => Sql): Sql =>
    value === undefined ? column : as(value)
  const [progress] = await run<Progress>(
    knex,
    sql`update engine_progress set taken_until = now() + ${LOCK_TIME},
          since = ${own(since, sql`since`, (value) => sql`${value}::xid8`)},
          followed_at = ${own(since, sql`followed_at`, () => sql`now()`)},
          is_rebuild_wanted = ${own(isRebuildWanted, sql`is_rebuild_wanted`, (value) => sql`${value}`)},
          rebuilt_change = ${own(rebuiltChange, sql`rebuilt_change`, (value) => sql`${value}::bigint`)},
          next_index = ${own(nextIndex, sql`next_index`, (value) => sql`${value}`)},
          filling_type = ${own(fillingType, sql`filling_type`, (value) => sql`${value}`)},
          filled_dated = ${own(filledUpTo, sql`filled_dated`, (value) => sql`${value?.dated ?? null}`)},
          filled_guid = ${own(filledUpTo, sql`filled_guid`, (value) => sql`${value?.guid ?? null}::uuid`)}
        where version = ${version} returning ${columns}`,
  )
  if (!progress) throw new LockLost()
  return progress
}

export const releaseLock = ({ knex }: Database, { version }: Progress): Promise<unknown> =>
  run(knex, sql`update engine_progress set taken_until = null where version = ${version}`)

/** Another process holds the lock by now. */
export class LockLost extends Error {
  override readonly name = 'LockLost'
}
