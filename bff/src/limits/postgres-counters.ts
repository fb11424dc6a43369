import { openTables } from '@sild/service-kit/tables'
import type { Counters } from './counters.ts'

/** Unlogged: counts need not survive a crash of the database, and writing them costs no log. */
const TABLE = `create unlogged table if not exists rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
)`
const HIT = `insert into rate_limits as known (key, hits, resets_at) values ($1, 1, now() + $2 * interval '1 millisecond')
on conflict (key) do update set
  hits = case when known.resets_at <= now() then 1 else known.hits + 1 end,
  resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
returning hits, ceil(extract(epoch from resets_at - now()) * 1000)::integer as "resetsInMs"`
const GIVE_BACK = 'update rate_limits set hits = hits - 1 where key = $1 and hits > 0 and resets_at > now()'
const SWEEP = 'delete from rate_limits where resets_at < now()'
const SWEEP_EVERY_MS = 600_000
/** After this time the local limits apply instead. */
const PATIENCE_MS = 500

/** Counters in schema `bff`, shared by all BFFs of an installation. */
export function createPostgresCounters(
  url: string,
  onError: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
): Counters {
  const tables = openTables({ url, name: 'bff limits', definition: TABLE, patienceMs, onError })
  const sweeping = setInterval(() => void tables.query(SWEEP).catch(onError), SWEEP_EVERY_MS).unref()

  return {
    async hit(key, windowMs) {
      const [row] = await tables.query<{ hits: number; resetsInMs: number }>(HIT, [key, windowMs])
      return row! // An upsert returns exactly one row.
    },
    async giveBack(key) {
      await tables.query(GIVE_BACK, [key])
    },
    async close() {
      clearInterval(sweeping)
      await tables.close()
    },
  }
}
